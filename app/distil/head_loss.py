"""The loss at the output matrix, with its gradients worked out by hand. Knows no student.

Autograd would keep rows × vocabulary numbers several times over and pass through memory for each;
here they are made and used up in slices that stay in the processor's cache.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

SLICE = 256  # rows at a time


class HeadLoss(torch.autograd.Function):
    """The mean over the rows of -Σ p log q - closeness · Σ min(p, q).

    Args:
        hidden: shape (M, width).
        matrix: shape (C, width): the rows of the output matrix that take part.
        bias: shape (C,): added to the logits; the logarithm of how many ids a row stands for.
        columns: shape (M, K): where in `matrix` the ids of p are.
        p: shape (M, K): the target's probabilities.
        closeness: weight of the second term.
    """

    @staticmethod
    def forward(
        ctx: Any,
        hidden: Tensor,
        matrix: Tensor,
        bias: Tensor,
        columns: Tensor,
        p: Tensor,
        closeness: float,
    ) -> Tensor:
        rows = len(hidden)
        small, weights = hidden.to(torch.bfloat16), matrix.to(torch.bfloat16)
        d_hidden = torch.empty_like(small)
        d_matrix = torch.zeros_like(matrix)
        loss = 0.0
        for at in range(0, rows, SLICE):
            part = slice(at, at + SLICE)
            logits = (small[part] @ weights.T).float().add_(bias)
            highest = logits.amax(1, keepdim=True)
            own = logits.gather(1, columns[part])
            q = logits.sub_(highest).exp_()
            total = q.sum(1, keepdim=True)
            logq = own - highest - total.log()
            loss -= float((p[part] * logq).sum())
            own_q = logq.exp()
            pull = closeness * (own_q < p[part]) * own_q
            if closeness:
                loss -= closeness * float(torch.minimum(own_q, p[part]).sum())
            # d/dlogit = q · (Σp + Σ pull) - p - pull, where pull is zero outside of p's ids
            q.mul_((p[part] + pull).sum(1, keepdim=True) / total)
            q.scatter_add_(1, columns[part], -(p[part] + pull))
            slope = (q / rows).to(torch.bfloat16)
            d_hidden[part] = slope @ weights
            d_matrix += slope.T @ small[part]
        ctx.save_for_backward(d_hidden.to(hidden.dtype), d_matrix)
        return torch.tensor(loss / rows)

    @staticmethod
    def backward(ctx: Any, *slopes: Tensor) -> tuple[Tensor | None, ...]:
        d_hidden, d_matrix = ctx.saved_tensors
        return d_hidden * slopes[0], d_matrix * slopes[0], None, None, None, None
