"""The net: one encoder shared by all seats, told who points at whom; a trunk; heads that point at seats.

The critic has the same shape, sees all hands as well, and is thrown away after training."""
import json
import struct
import zlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SEATS = 8


class Scaled(nn.Linear):
    """A linear layer over whole numbers: number / full is folded into the weights, so that the inputs stay exact."""

    def __init__(self, full, out, bias=True):
        super().__init__(len(full), out, bias)
        self.register_buffer('scale', 1.0 / torch.tensor(full, dtype=torch.float32), persistent=False)

    def forward(self, x):
        return F.linear(x, self.weight * self.scale, self.bias)


class Body(nn.Module):
    def __init__(self, table, seat, target_at, seat_dim, small_dim, trunk_dim, query_dim, points, plains):
        super().__init__()
        self.table_size, self.seat_size, self.target_at = len(table), len(seat), target_at
        self.seat1 = Scaled(seat, seat_dim)
        self.table1 = Scaled(table, seat_dim, bias=False)
        self.seat2 = nn.Linear(4 * seat_dim, seat_dim)  # itself, those who point at it, whom it points at, the mean
        self.small = nn.Linear(seat_dim, small_dim)
        self.trunkTable = Scaled(table, trunk_dim)
        self.trunkSeats = nn.Linear(3 * seat_dim + SEATS * small_dim, trunk_dim, bias=False)
        self.norm1 = nn.LayerNorm(trunk_dim)
        self.trunk2 = nn.Linear(trunk_dim, trunk_dim)
        self.norm2 = nn.LayerNorm(trunk_dim)
        self.querySeat = nn.Linear(seat_dim, query_dim)
        self.queryTrunk = nn.Linear(trunk_dim, query_dim, bias=False)
        self.point = nn.Linear(query_dim, points)
        self.plain = nn.Linear(trunk_dim, plains) if plains else None
        for head in (self.point, self.plain):
            if head is not None:
                nn.init.normal_(head.weight, std=0.01)
                nn.init.zeros_(head.bias)

    def forward(self, g, f):
        """g: rows × table, f: rows × 8 × seat, both whole numbers. Answers points (rows × 8 × n) and plain (rows × m)."""
        alive = f[..., 0:1]
        aims = f[..., self.target_at:self.target_at + SEATS]
        n = alive.sum(1).clamp(min=1)
        e = torch.relu(self.seat1(f) + self.table1(g)[:, None]) * alive
        into = torch.matmul(aims.transpose(1, 2), e)
        out = torch.matmul(aims, e)
        mean = (e.sum(1) / n)[:, None].expand_as(e)
        e = torch.relu(self.seat2(torch.cat([e, into, out, mean], 2))) * alive
        t = torch.cat([e[:, 0], e.sum(1) / n, e.amax(1), self.small(e).flatten(1)], 1)
        t = torch.relu(self.norm1(self.trunkTable(g) + self.trunkSeats(t)))
        t = torch.relu(self.norm2(self.trunk2(t.to(g.dtype))))
        t = t.to(g.dtype)
        q = torch.relu(self.querySeat(e) + self.queryTrunk(t)[:, None])
        with torch.autocast(g.device.type, enabled=False):
            points = self.point(q.float())
        return points, None if self.plain is None else self.plain(t).float()


class Net(Body):
    """Heads by seat: aim, order, hustle, tradeWith, win, shot, survives."""
    POINTS = 7

    def __init__(self, layout, seat_dim=80, small_dim=12, trunk_dim=384, query_dim=64):
        self_args = fulls(layout)
        super().__init__(*self_args, target_place(layout), seat_dim, small_dim, trunk_dim, query_dim,
                         self.POINTS, len(layout['plainActions']))

    def answers(self, g, f):
        """Logits of all answers, of who wins, and by seat of a loaded shot and of survival."""
        p, k = self(g, f)
        logits = torch.cat([k, p[:, 1:, 0], p[:, 1:, 1], p[:, 1:, 2], p[:, 1:, 3]], 1)
        win = centred(p[..., 4], f[..., 0])
        return logits, win, p[..., 5], p[..., 6]


class Critic(Body):
    """Who wins, by one who sees all hands."""

    def __init__(self, layout, seat_dim=80, small_dim=12, trunk_dim=384, query_dim=64):
        table, seat = fulls(layout)
        hidden = [4.0] * 3 + [1.0] * 3
        super().__init__(table, seat + hidden, target_place(layout), seat_dim, small_dim, trunk_dim, query_dim, 1, 0)

    def values(self, g, f, hidden):
        p, _ = self(g, torch.cat([f, hidden], 2))
        return centred(p[..., 0], f[..., 0])


def centred(logits, alive):
    """Logits of a softmax over living seats, less their mean: left alone they drift together until precision is gone."""
    alive = (alive > 0).float()
    mean = (logits * alive).sum(1, keepdim=True) / alive.sum(1, keepdim=True).clamp(min=1)
    return (logits - mean).masked_fill(alive == 0, -1e9)


def fulls(layout):
    return [c['full'] for c in layout['table']], [c['full'] for c in layout['seat']]


def target_place(layout):
    return [c['name'] for c in layout['seat']].index('target:0')


MAGIC = b'HOLDNET1'


def export(net, layout, path, info):
    """The weights file: magic, length of the header, header (JSON), float16 numbers; the header has a CRC-32 of the numbers."""
    tensors, parts, at = [], [], 0
    for name, w in net.state_dict().items():
        w = w.detach().float().cpu().contiguous()
        tensors.append(dict(name=name, shape=list(w.shape), at=at))
        at += w.numel()
        parts.append(w.flatten().numpy().astype('<f2'))
    data = np.concatenate(parts).tobytes()
    header = dict(
        format=1, numbers=at, checksum=zlib.crc32(data), info=info,
        table=[c['name'] for c in layout['table']], seat=[c['name'] for c in layout['seat']],
        plainActions=layout['plainActions'], seatActions=layout['seatActions'], tensors=tensors)
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(len(MAGIC) + 4 + len(text)) % 4)
    with open(path, 'wb') as file:
        file.write(MAGIC + struct.pack('<I', len(text)) + text + data)
    return at


def names_in(path):
    """The names of the inputs that a weights file was trained with."""
    with open(path, 'rb') as file:
        file.seek(len(MAGIC))
        header = json.loads(file.read(struct.unpack('<I', file.read(4))[0]))
    return dict(table=header['table'], seat=header['seat'])


def read_weights(path, layout):
    """The tensors of a weights file by name, inputs in the order of `layout`; an input the file does not know begins at zero."""
    with open(path, 'rb') as file:
        raw = file.read()
    length = struct.unpack('<I', raw[len(MAGIC):len(MAGIC) + 4])[0]
    header = json.loads(raw[len(MAGIC) + 4:len(MAGIC) + 4 + length])
    data = torch.from_numpy(np.frombuffer(raw[len(MAGIC) + 4 + length:], dtype='<f2').astype(np.float32))
    tensors = {t['name']: data[t['at']:t['at'] + int(np.prod(t['shape']))].view(*t['shape']) for t in header['tensors']}
    for tensor, group in (('seat1', 'seat'), ('table1', 'table'), ('trunkTable', 'table')):
        w = tensors[f'{tensor}.weight']
        placed = torch.zeros(w.shape[0], len(layout[group]))
        for i, column in enumerate(layout[group]):
            if column['name'] in header[group]:
                placed[:, i] = w[:, header[group].index(column['name'])]
        tensors[f'{tensor}.weight'] = placed
    return tensors
