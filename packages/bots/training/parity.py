"""Checks that the bot computes what the trainer does: python3 parity.py WEIGHTS (node and worker.ts beside this file)."""
import os
import subprocess
import sys
import tempfile

import numpy as np
import torch

from envs import describe
from net import SEATS, Net, read_weights

here = os.path.dirname(os.path.abspath(__file__))
weights, node = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else 'node'
layout = describe(node, os.path.join(here, 'worker.ts'))
tensors = read_weights(weights, layout)
size = lambda name: tensors[f'{name}.weight'].shape[0]
net = Net(layout, seat_dim=size('seat1'), small_dim=size('small'), trunk_dim=size('trunk2'), query_dim=size('querySeat'))
net.load_state_dict(tensors)

with tempfile.TemporaryDirectory() as folder:
    subprocess.check_call([node, os.path.join(here, 'parity.ts'), weights, folder])
    x = torch.from_numpy(np.fromfile(os.path.join(folder, 'inputs.bin'), dtype=np.int8).reshape(-1, layout['inputs'])).float()
    theirs = np.fromfile(os.path.join(folder, 'outputs.bin'), dtype=np.float64).reshape(len(x), -1)
table = layout['tableSize']
g, f = x[:, :table], x[:, table:].reshape(len(x), SEATS, -1)
with torch.no_grad():
    logits, win, shot, survives = net.answers(g, f)
alive = (f[..., 0] > 0).numpy()
plain, actions = len(layout['plainActions']), layout['actions']
parts = dict(plain=np.abs(logits[:, :plain].numpy() - theirs[:, :plain]).max())
pointing = np.abs(logits[:, plain:].numpy() - theirs[:, plain:actions]).reshape(len(x), -1, SEATS - 1)
parts['pointing'] = (pointing * alive[:, None, 1:]).max()
softmax = lambda w: np.where(alive, np.exp(w - w.max(1, keepdims=True)), 0)
chance = lambda w: softmax(w) / softmax(w).sum(1, keepdims=True)
parts['win'] = np.abs(chance(win.numpy()) - chance(theirs[:, actions:actions + SEATS])).max()
parts['shot'] = (np.abs(shot.numpy() - theirs[:, actions + SEATS:actions + 2 * SEATS]) * alive).max()
parts['survives'] = (np.abs(survives.numpy() - theirs[:, actions + 2 * SEATS:]) * alive).max()
print(f'{len(x)} decisions, largest differences:', ', '.join(f'{k} {v:.1e}' for k, v in parts.items()))
sys.exit(0 if max(parts.values()) < 1e-3 else 1)
