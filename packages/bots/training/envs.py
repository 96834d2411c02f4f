"""Games played by Node workers, read through shared memory."""
import json
import mmap
import os
import subprocess

import numpy as np
import torch


def describe(node, worker):
    return json.loads(subprocess.check_output([node, worker, 'describe']))


class Workers:
    def __init__(self, node, worker, layout, count, games, seed, folder, cuda, mix, shares):
        self.layout, self.count, self.games = layout, count, games
        self.groups = layout['groups']
        self.envs = count * self.groups * games
        os.makedirs(folder, exist_ok=True)
        most = games * 8
        sizes = dict(rows=most * layout['stride'], ends=games * 4 * layout['end'], answers=most)
        self.maps, self.procs, self.pinned = [], [], True
        for w in range(count):
            own = []
            for g in range(self.groups):
                files = {}
                for what, size in sizes.items():
                    path = os.path.join(folder, f'{what}-{w}-{g}')
                    with open(path, 'wb') as file:
                        file.truncate(size)
                    with open(path, 'r+b') as file:
                        files[what] = np.frombuffer(mmap.mmap(file.fileno(), size), dtype=np.uint8)
                rows = torch.from_numpy(files['rows'])
                if cuda:
                    done = torch.cuda.cudart().cudaHostRegister(rows.data_ptr(), rows.numel(), 0)
                    self.pinned = self.pinned and int(done) == 0
                own.append(dict(rows=rows.view(torch.int8).view(-1, layout['stride']), ends=files['ends'],
                                answers=files['answers']))
            self.maps.append(own)
        for w in range(count):
            self.procs.append(subprocess.Popen(
                [node, '--max-semi-space-size=64', worker, folder, str(w), str(games), seed, mix, json.dumps(shares)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0))

    def wait(self, g):
        """For each worker its rows (in shared memory), and all games that ended."""
        rows, ends = [], []
        for w, proc in enumerate(self.procs):
            said = b''
            while len(said) < 8:
                more = proc.stdout.read(8 - len(said))
                if not more:
                    raise RuntimeError(f'worker {w} has ended')
                said += more
            n, ended = np.frombuffer(said, dtype=np.uint32)
            own = self.maps[w][g]
            rows.append(own['rows'][:int(n)])
            if ended:
                ends.append(own['ends'][:int(ended) * self.layout['end']].reshape(-1, self.layout['end']).copy())
        return rows, (np.concatenate(ends) if ends else np.zeros((0, self.layout['end']), np.uint8))

    def answer(self, g, sizes, actions):
        at = 0
        for w, n in enumerate(sizes):
            self.maps[w][g]['answers'][:n] = actions[at:at + n]
            at += n
            self.procs[w].stdin.write(b'a')

    def close(self):
        for proc in self.procs:
            proc.stdin.close()
        for proc in self.procs:
            proc.kill()
            proc.wait()
