"""What distilling is made of: prompts, corpus, sequences side by side, the student, its loss."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest

from app.distil.corpus import TOP, Corpus, Record
from app.distil.prompts import PromptList, jobs, read_prompts, read_text
from app.engine.gguf_header import read_header
from app.engine.llama import LanguageModel, LoadOptions, ParallelSequences, load
from app.engine.requests import CacheType
from app.engine.threads import ThreadCount
from app.errors import UserError
from tests.tiny_gguf import TinyModels

torch = pytest.importorskip("torch", reason="PyTorch is not installed: paceline[distil]")

from app.distil.fast_sequences import FastSequences, serves  # noqa: E402
from app.distil.head_loss import HeadLoss  # noqa: E402
from app.distil.student import Shape, Student, rounded  # noqa: E402
from app.distil.train import taking_part  # noqa: E402
from app.distil.write import write_draft  # noqa: E402

HELD_OUT = Path(__file__).with_name("held_out_prompts.toml")


def model(path: Path) -> LanguageModel:
    options = LoadOptions(256, cache_type=CacheType.F32)
    *_, loaded = load(path, options, ThreadCount(), lambda: False)
    assert isinstance(loaded, LanguageModel)
    return loaded


def record(job: int, size: int = 6) -> Record:
    random = np.random.default_rng(job)
    ids = random.integers(0, 100, (size, TOP)).astype(np.int32)
    tokens, rows = np.arange(size + 2, dtype=np.int32), np.arange(2, size + 2, dtype=np.int32)
    return Record(job, job, tokens, rows, ids, random.random((size, TOP)).astype(np.float16))


# ---------------------------------------------------------------------------------- prompts


def test_shipped_prompts_are_many_and_whole() -> None:
    prompts = read_prompts()
    assert len(prompts.prompts) > 700 and len(prompts.topics) > 300
    assert all(template.count("{topic}") == 1 for template in prompts.templates)
    assert len(set(prompts.prompts)) == len(prompts.prompts)


def test_held_out_prompts_are_not_trained_on() -> None:
    """The bars are measured on these: none may be in the list, nor be a filled template."""
    held = [p["text"] for p in tomllib.loads(HELD_OUT.read_text("utf-8"))["prompts"]]
    assert len(held) == 20
    prompts = read_prompts()
    words = [set(p.lower().split()) for p in prompts.prompts]
    for text in held:
        assert text not in prompts.prompts
        mine = set(text.lower().split())
        assert max(len(mine & theirs) / len(mine | theirs) for theirs in words) < 0.5
        for template in prompts.templates:
            start, end = template.split("{topic}")
            assert not (text.startswith(start) and text.endswith(end) and len(start + end) > 12)


def test_jobs_come_in_the_same_order_and_never_end() -> None:
    prompts = PromptList(("a", "b"), ("Explain {topic}.",), ("rain",), ("Shorter?",))
    first, second = (list(itertools.islice(jobs(prompts, True), 60)) for _ in range(2))
    assert first == second
    assert {job.prompt for job in first} == {"a", "b", "Explain rain.", None}
    assert {job.prompt for job in itertools.islice(jobs(prompts, False), 60)} == {
        "a", "b", "Explain rain.",
    }  # fmt: skip
    assert [job.number for job in first] == list(range(60))


def test_texts_come_first_and_move_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.txt"
    path.write_text("word " * 600, "utf-8")
    with_text = PromptList(("a",), texts=read_text(path))
    found = list(itertools.islice(jobs(with_text, False), 8))
    assert [job.text is not None for job in found] == [True] * 3 + [False] * 5
    assert found[3:] == list(itertools.islice(jobs(PromptList(("a",)), False), 5))


@pytest.mark.parametrize("content", ["", "[prompts]\n", "prompts = 3\n"])
def test_no_prompts_are_told(tmp_path: Path, content: str) -> None:
    path = tmp_path / "p.toml"
    path.write_text(content, "utf-8")
    with pytest.raises(UserError, match="holds no prompts"):
        read_prompts(path)


# ----------------------------------------------------------------------------------- corpus


def test_a_corpus_comes_back_as_it_was(tmp_path: Path) -> None:
    corpus = Corpus(tmp_path)
    for job in range(3):
        corpus.add(record(job, 4 + job))
    corpus.flush()
    again = Corpus(tmp_path)
    assert again.jobs == {0, 1, 2} and again.rows == 15
    for ours, theirs in zip(again.read(), (record(j, 4 + j) for j in range(3)), strict=True):
        assert ours.job == theirs.job
        for name in ("tokens", "rows", "top_ids", "top_logprobs"):
            assert np.array_equal(getattr(ours, name), getattr(theirs, name))


def test_writers_do_not_overwrite_each_other_and_half_a_shard_is_not_read(tmp_path: Path) -> None:
    for writer in ("0", "1"):
        corpus = Corpus(tmp_path, writer)
        corpus.add(record(int(writer)))
        corpus.flush()
    (tmp_path / "shard-0-00001.partial").write_bytes(b"half")
    assert Corpus(tmp_path).jobs == {0, 1}


# ---------------------------------------------------------------------- many sequences at once


@pytest.mark.parametrize("kind", ["llama.cpp", "torch"])
def test_sequences_side_by_side_are_as_if_alone(tiny: TinyModels, kind: str) -> None:
    target = model(tiny.target)
    sequences: ParallelSequences | FastSequences
    if kind == "torch":
        assert serves(read_header(tiny.target))
        sequences = FastSequences(target.header, 3, 64)
    else:
        sequences = ParallelSequences(target, 3, 64)
    texts = [[5, 6, 7, 8], [70, 71], [100]]
    got = sequences.extend([2, 0, 1], texts)
    more = [[9], [72, 73, 74], [101]]
    got = sequences.extend([2, 0, 1], more)
    sequences.forget(0)
    again = sequences.extend([0], [texts[1] + more[1]])
    sequences.close()
    for i in range(3):
        alone = target.logits(np.array(texts[i] + more[i], np.int32), 1)[0]
        assert np.abs(got[i] - alone).max() < (0.25 if kind == "torch" else 0.05)
    assert np.abs(again[0] - got[1]).max() < 0.1
    target.close()


def test_other_architectures_are_left_to_llama_cpp(tiny: TinyModels, tmp_path: Path) -> None:
    from tests.tiny_gguf import write_hybrid

    assert not serves(read_header(write_hybrid(tmp_path / "hybrid.gguf")))


# ---------------------------------------------------------------------- the student and its loss


@pytest.mark.parametrize("closeness", [0.0, 2.0])
def test_the_loss_has_the_gradients_that_autograd_finds(closeness: float) -> None:
    torch.manual_seed(0)
    hidden = torch.randn(300, 32, requires_grad=True)
    matrix = (torch.randn(500, 32) * 0.3).requires_grad_()
    bias = torch.rand(500)
    columns = torch.stack([torch.randperm(500)[:8] for _ in range(300)])
    p = torch.rand(300, 8)
    p /= p.sum(1, keepdim=True) * 1.1
    ours = HeadLoss.apply(hidden, matrix, bias, columns, p, closeness)
    found = torch.autograd.grad(ours, (hidden, matrix))
    logq = (hidden @ matrix.T + bias).log_softmax(1).gather(1, columns)
    loss = -(p * logq).sum(1).mean() - closeness * torch.minimum(p, logq.exp()).sum(1).mean()
    expected = torch.autograd.grad(loss, (hidden, matrix))
    assert abs(float(ours.detach()) - float(loss.detach())) < 1e-2
    for mine, right in zip(found, expected, strict=True):  # bfloat16 has eight bits
        assert float((mine - right).norm() / right.norm()) < 0.02


def test_the_sampled_vocabulary_stands_for_the_whole() -> None:
    ids = torch.tensor([[1, 2], [2, 3]])
    part, bias = taking_part(ids, 10_000, np.random.default_rng(1))
    assert {1, 2, 3} <= set(part.tolist())
    assert float(bias.exp().sum()) == pytest.approx(10_000, rel=1e-4)
    assert all(float(b) == 0 for i, b in zip(part, bias, strict=True) if int(i) in (1, 2, 3))


def test_llama_cpp_computes_what_the_student_does(tiny: TinyModels, tmp_path: Path) -> None:
    torch.manual_seed(3)
    target = read_header(tiny.target)
    shape = Shape(len(target.tokens), 64, 2, 2, 1, 96)
    student = Student(shape)
    path = tmp_path / "draft.gguf"
    weights = {name: w.detach().numpy() for name, w in student.named_parameters()}
    write_draft(path, target, shape, weights, {"target": "x", "reply_tokens": 3, "match": 0.5})
    student.rounding = True
    tokens = [5, 60, 7, 200, 33]
    with torch.no_grad():
        hidden = student(torch.tensor([tokens]))
        expected = (hidden @ student.embedding(torch.arange(shape.vocabulary)).T)[0, -1].numpy()
    draft = model(path)
    got = draft.logits(np.array(tokens, np.int32), 1)[0].copy()
    draft.close()
    assert np.corrcoef(got, expected)[0, 1] > 0.999
    header = read_header(path)
    assert header.tokens == target.tokens and header.chat_template == target.chat_template
    assert header.values["paceline.target"] == "x"


def test_rounding_is_ggml_s() -> None:
    import gguf

    rows = np.random.default_rng(0).standard_normal((40, 64)).astype(np.float32)
    packed = gguf.quants.quantize(rows, gguf.GGMLQuantizationType.Q4_0)
    theirs = gguf.quants.dequantize(packed, gguf.GGMLQuantizationType.Q4_0)
    assert np.abs(rounded(torch.from_numpy(rows)).numpy() - theirs).max() < 1e-6
