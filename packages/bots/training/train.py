"""Self-play PPO. The games are played by the engine itself, in Node workers: see README.md."""
import argparse
import collections
import contextlib
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from envs import Workers, describe
from net import SEATS, Critic, Net, export, names_in, read_weights

ap = argparse.ArgumentParser()
ap.add_argument('--minutes', type=float, default=9)
ap.add_argument('--total', type=float, default=0, help='minutes of the whole plan, where it is run in parts')
ap.add_argument('--plan-from', type=float, default=0, help='minutes trained before the plan began: where it goes on from an earlier one')
ap.add_argument('--out', default='out')
ap.add_argument('--resume', default='', help='folder of an earlier part')
ap.add_argument('--warm', default='', help='weights file to begin with; the critic learns anew')
ap.add_argument('--past', nargs='*', default=[], help='weights files that the pool begins with')
ap.add_argument('--clone', default='', help='folder of rows recorded from another bot; nets fitted to them play as opponents')
ap.add_argument('--clone-share', type=float, default=0.5, help='how often the other net at a table is a clone')
ap.add_argument('--clone-epochs', type=int, default=16)
ap.add_argument('--clone-lr', type=float, default=8e-4)
ap.add_argument('--against', default='', help='weights file that plays all other seats unchanged: the learner looks for a best response to it')
ap.add_argument('--against-temperature', default='1', help='at which those seats play: a number, or base=1,powers=1,first=0.8')
ap.add_argument('--kinds', default='', help='shares of the kinds of tables: base=0.2,powers=0.4,first=0.4; where empty, those of games.ts')
ap.add_argument('--past-games', default='', help='how often another net plays some of the seats: a number, or by kind of table')
ap.add_argument('--past-seats', default='', help='how likely each seat of such a game is to be its: numbers drawn equally often, 1 seats the learner alone')
ap.add_argument('--rival-games', default='', help='how often the rival plays one or two seats: a number, or by kind of table')
ap.add_argument('--rival', default='', help='a best response (its folder or weights file) that keeps learning to beat the learner while that learns; the folder of an earlier part with a rival continues that rival')
ap.add_argument('--rival-past', nargs='*', default=[], help='weights files of earlier rivals')
ap.add_argument('--rival-share', type=float, default=0.2, help='how often the other net at a table is an earlier rival')
ap.add_argument('--rival-lr', type=float, default=3e-4)
ap.add_argument('--rival-every', type=float, default=1.5, help='minutes between rivals kept as opponents')
ap.add_argument('--ent-load', type=float, default=1, help='how many times the bonus for entropy counts where a bullet is chosen')
ap.add_argument('--fresh-critic', action='store_true', help='do not take over the critic of the earlier part')
ap.add_argument('--critic-first', type=int, default=12, help='batches that a fresh critic learns from alone')
ap.add_argument('--critic-lr-most', type=float, default=3e-4)
ap.add_argument('--node', default='node')
ap.add_argument('--worker', default='worker.js')
ap.add_argument('--shared', default='/dev/shm/holdup')
ap.add_argument('--workers', type=int, default=15)
ap.add_argument('--games', type=int, default=192, help='games in each of the two groups of a worker')
ap.add_argument('--minibatch', type=int, default=16384)
ap.add_argument('--window', type=int, default=256, help='ticks between two batches')
ap.add_argument('--capacity', type=float, default=16, help='million rows kept on the device')
ap.add_argument('--kept', type=int, default=700, help='ticks after which an unfinished game is given up')
ap.add_argument('--epochs', type=float, default=2)
ap.add_argument('--lr', type=float, default=3e-4, help='the first learning rate; then it follows --moved')
ap.add_argument('--lr-most', type=float, default=7e-4)
ap.add_argument('--moved', type=float, default=0.006, help='how far (in KL) the policy should move from the one that played')
ap.add_argument('--anneal', type=float, default=0.72, help='the part of the plan after which the rate falls to --lr-end')
ap.add_argument('--lr-end', type=float, default=2e-5)
ap.add_argument('--clip', type=float, default=0.2)
ap.add_argument('--lam', type=float, default=0.8)
ap.add_argument('--ent', type=float, default=0.02)
ap.add_argument('--ent-end', type=float, default=0.002)
ap.add_argument('--kl', type=float, default=0.05, help='pull toward the slow copy')
ap.add_argument('--slow', type=float, default=0.99, help='decay of the slow copy, each batch')
ap.add_argument('--win', type=float, default=0.5)
ap.add_argument('--aux', type=float, default=0.1)
ap.add_argument('--pool-every', type=float, default=1.0, help='minutes between nets kept in the pool')
ap.add_argument('--pool-size', type=int, default=6)
ap.add_argument('--seat', type=int, default=80, help='size of a seat in the net')
ap.add_argument('--trunk', type=int, default=384, help='size of the trunk of the net')
ap.add_argument('--save-every', type=float, default=3, help='minutes')
ap.add_argument('--graphs', type=int, default=1)
ap.add_argument('--say-every', type=float, default=20)
ap.add_argument('--seed', type=int, default=1)
args = ap.parse_args()

start = time.time()
cuda = torch.cuda.is_available()
dev = torch.device('cuda' if cuda else 'cpu')
number = torch.bfloat16 if cuda else torch.float32
torch.manual_seed(args.seed)
os.makedirs(args.out, exist_ok=True)
log_file = open(os.path.join(args.out, 'log.jsonl'), 'a')


def say(*words):
    print(f'[{(time.time() - start) / 60:6.2f}]', *words, flush=True)


def auto():
    return torch.autocast('cuda', dtype=torch.bfloat16, cache_enabled=False) if cuda else contextlib.nullcontext()


layout = describe(args.node, args.worker)


def by_kind(text):
    """`0.5`, the same for all kinds of tables, or `base=0.5,powers=0.4,first=0.3`."""
    if '=' not in text:
        return {kind: float(text) for kind in layout['kinds']}
    numbers = dict(pair.split('=') for pair in text.split(','))
    return {kind: float(numbers[kind]) for kind in layout['kinds']}


STRIDE, INPUTS, META = layout['stride'], layout['inputs'], layout['metaAt']
TABLE, SEAT, HIDDEN = layout['tableSize'], layout['seatSize'], layout['hiddenColumns']
ACTIONS = layout['actions']
EIGHT = torch.arange(8, device=dev)
NEG = -1e9


class Flat:
    """A module whose numbers lie in one tensor, with Adam over it: few kernels, and nothing that a graph can't replay."""

    def __init__(self, module):
        self.module = module
        params = list(module.parameters())
        self.value = torch.cat([p.detach().flatten() for p in params]).to(dev)
        self.grad = torch.zeros_like(self.value)
        self.m, self.v = torch.zeros_like(self.value), torch.zeros_like(self.value)
        self.step = torch.zeros((), device=dev)
        at = 0
        for p in params:
            n = p.numel()
            p.data = self.value[at:at + n].view_as(p)
            p.grad = self.grad[at:at + n].view_as(p)
            at += n

    def update(self, lr):
        g = self.grad * (0.5 / (self.grad.norm() + 1e-6)).clamp(max=1.0)
        self.step += 1
        self.m.lerp_(g, 0.1)
        self.v.mul_(0.999).addcmul_(g, g, value=0.001)
        m = self.m / (1 - 0.9 ** self.step)
        v = self.v / (1 - 0.999 ** self.step)
        self.value -= lr * m / (v.sqrt() + 1e-5)

    def tensors(self):
        return dict(value=self.value, m=self.m, v=self.v, step=self.step)

    def state(self):
        """To be saved: the moments need no more than the range and a few digits."""
        return {key: t.bfloat16() if key in 'mv' else t for key, t in self.tensors().items()}

    def load(self, state):
        for key, mine in self.tensors().items():
            mine.copy_(state[key])


def frozen():
    flat = Flat(Net(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev))
    for p in flat.module.parameters():
        p.requires_grad_(False)
    return flat


net = Flat(Net(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev))
critic = Flat(Critic(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev))
slow, past = frozen(), frozen()
slow.value.copy_(net.value)
past.value.copy_(net.value)
rival = Flat(Net(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev)) if args.rival else None
rival_critic = Flat(Critic(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev)) if args.rival else None
LEARNER, PAST, RIVAL = 0, 1, 3
TEMPERATURES = torch.tensor([*by_kind(args.against_temperature).values()], device=dev)

# ---- the rows: a ring on the device
cap = int(args.capacity * 1e6)
X = torch.zeros(cap, STRIDE, dtype=torch.int8, device=dev)
A = torch.zeros(cap, dtype=torch.uint8, device=dev)
LOGP, V, ADV = (torch.zeros(cap, device=dev) for _ in range(3))
CHAIN = torch.zeros(cap, dtype=torch.int64, device=dev)
WON, LIVED = (torch.zeros(cap, dtype=torch.uint8, device=dev) for _ in range(2))
READY = torch.zeros(cap, dtype=torch.bool, device=dev)
LEARN = torch.zeros(cap, dtype=torch.bool, device=dev)


def split(x):
    n = x.shape[0]
    g = x[:, :TABLE].to(number)
    f = x[:, TABLE:INPUTS].to(number).reshape(n, SEATS, SEAT)
    return g, f


def hidden_of(x):
    return x[:, INPUTS:INPUTS + SEATS * HIDDEN].to(number).reshape(x.shape[0], SEATS, HIDDEN)


def bits(byte):
    return ((byte[..., None] >> EIGHT) & 1).bool()


def legal_of(x):
    return bits(x[:, META:META + 8].contiguous().view(torch.uint8)).flatten(1)[:, :ACTIONS]


def byte_of(x, place):
    return x[:, META + place].contiguous().view(torch.uint8)


def decide(x):
    """Answers to a batch of rows: action, its log probability, and the critic's chance that the seat wins."""
    with torch.no_grad(), auto():
        g, f = split(x)
        legal = legal_of(x)
        logits = net.module.answers(g, f)[0].float()
        old = past.module.answers(g, f)[0].float() / TEMPERATURES[byte_of(x, 17).long()][:, None]
        player = byte_of(x, 14)
        logits = torch.where((player == PAST)[:, None], old, logits)
        if rival:
            logits = torch.where((player == RIVAL)[:, None], rival.module.answers(g, f)[0].float(), logits)
        logits = logits.masked_fill(~legal, NEG)
        u = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
        a = (logits - torch.log(-torch.log(u))).argmax(1)
        logp = F.log_softmax(logits, 1).gather(1, a[:, None]).squeeze(1)
        v = F.softmax(critic.module.values(g, f, hidden_of(x)).float(), 1)[:, 0]
        if rival:
            v = torch.where(player == RIVAL, F.softmax(rival_critic.module.values(g, f, hidden_of(x)).float(), 1)[:, 0], v)
    return a.to(torch.uint8), logp, v


idx_in = torch.zeros(args.minibatch, dtype=torch.int64, device=dev)
lr_in, critic_lr_in, rival_lr_in = (torch.tensor(0.0, device=dev) for _ in range(3))
ent_in = torch.tensor(args.ent, device=dev)
STATS = ['pg', 'ent', 'kl_slow', 'win', 'critic', 'shot', 'lived', 'moved', 'clipped']
stats, rival_stats = torch.zeros(len(STATS), device=dev), torch.zeros(len(STATS), device=dev)


def learn():
    learn_rows(net, critic, lr_in, critic_lr_in, slow, stats)


def learn_rival():
    learn_rows(rival, rival_critic, rival_lr_in, rival_lr_in, None, rival_stats)


def learn_rows(net, critic, lr, critic_lr, slow, stats):
    """One minibatch: the rows `idx_in`. A rival has no slow copy and no bonus for entropy to speak of."""
    x = X[idx_in]
    a, logp0, adv = A[idx_in].long(), LOGP[idx_in], ADV[idx_in]
    won, lived = bits(WON[idx_in]).float(), bits(LIVED[idx_in]).float()
    won = won / won.sum(1, keepdim=True).clamp(min=1)
    legal = legal_of(x)
    part = len(idx_in) // 4
    with auto():
        g, f = split(x)
        logits, win, shot, survives = net.module.answers(g, f)
        values = critic.module.values(g, f, hidden_of(x))
        with torch.no_grad():
            before = (slow or net).module.answers(g[:part], f[:part])[0]
    logits = logits.float().masked_fill(~legal, NEG)
    lp = F.log_softmax(logits, 1)
    p = lp.exp()
    la = lp.gather(1, a[:, None]).squeeze(1)
    ratio = torch.exp((la - logp0).clamp(-10, 10))
    pg = -torch.min(ratio * adv, ratio.clamp(1 - args.clip, 1 + args.clip) * adv).mean()
    ents = -(p * lp.masked_fill(~legal, 0)).sum(1)
    ent = ents.mean()
    bonus = torch.where(byte_of(x, 15) == LOAD, args.ent_load * ents, ents).mean() * ent_in if slow else RIVAL_ENT * ent
    ls = F.log_softmax(before.float().masked_fill(~legal[:part], NEG), 1)
    kl = (p[:part] * (lp[:part] - ls).masked_fill(~legal[:part], 0)).sum(1).mean()
    wl = -(won * F.log_softmax(win.float(), 1)).sum(1).mean()
    cl = -(won * F.log_softmax(values.float(), 1)).sum(1).mean()
    alive = f[..., 0].float()
    loaded = alive * f[..., LOADED_AT].float()
    loaded[:, 0] = 0
    shots = bits(byte_of(x, 16)).float()
    sl = (F.binary_cross_entropy_with_logits(shot.float(), shots, reduction='none') * loaded).sum() / loaded.sum().clamp(min=1)
    ll = (F.binary_cross_entropy_with_logits(survives.float(), lived, reduction='none') * alive).sum() / alive.sum().clamp(min=1)
    loss = pg - bonus + (args.kl * kl if slow else 0) + args.win * wl + args.aux * (sl + ll) + cl
    net.grad.zero_()
    critic.grad.zero_()
    loss.backward()
    with torch.no_grad():
        net.update(lr)
        critic.update(critic_lr)
        moved = ((ratio - 1) - torch.log(ratio)).mean()
        clipped = ((ratio - 1).abs() > args.clip).float().mean()
        stats.add_(torch.stack([pg, ent, kl, wl, cl, sl, ll, moved, clipped]).detach())


LOADED_AT = [c['name'] for c in layout['seat']].index('loaded')
LOAD = layout['decisions'].index('load')
RIVAL_ENT = 0.002

CHUNK = 8192 if cuda else 4096
x_in = torch.zeros(CHUNK, STRIDE, dtype=torch.int8, device=dev)
x_in[:, META] = 1
x_in[:, TABLE] = 1
graph_decide = graph_learn = graph_rival = None


def capture(step):
    """Runs a step a few times, then records it, so that it can be replayed without launching each kernel."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = step()
    return graph, out


if cuda:
    torch.backends.cuda.matmul.allow_tf32 = True
if cuda and args.graphs:
    try:
        began = time.time()
        trained = [flat for flat in (net, critic, rival, rival_critic) if flat]
        kept = [{k: v.clone() for k, v in flat.tensors().items()} for flat in trained]
        X[:args.minibatch] = x_in[:1]
        graph_decide, decided = capture(lambda: decide(x_in))
        graph_learn, _ = capture(learn)
        if rival:
            graph_rival, _ = capture(learn_rival)
        for flat, state in zip(trained, kept):
            flat.load(state)
        stats.zero_()
        rival_stats.zero_()
        X.zero_()
        torch.cuda.synchronize()
        say(f'recorded both steps in {time.time() - began:.1f} s')
    except Exception as trouble:
        say('recording failed, going on without:', repr(trouble)[:600])
        graph_decide = graph_learn = graph_rival = None


def moved_columns(module, flat, names):
    """The numbers of an earlier net in the order of today's inputs; an input that is new begins at zero."""
    if flat.dim() == 0:
        return flat
    parts, at = [], 0
    for name, p in module.named_parameters():
        group = dict(seat1='seat', table1='table', trunkTable='table').get(name.split('.')[0])
        if group is None or not name.endswith('weight'):
            parts.append(flat[at:at + p.numel()])
            at += p.numel()
            continue
        old = names[group] + [f'hidden {i}' for i in range(p.shape[1] - len(layout[group]))]
        today = [c['name'] for c in layout[group]] + old[len(names[group]):]
        columns = flat[at:at + p.shape[0] * len(old)].view(p.shape[0], len(old))
        at += columns.numel()
        placed = torch.zeros(p.shape, dtype=flat.dtype, device=flat.device)
        for i, column in enumerate(today):
            if column in old:
                placed[:, i] = columns[:, old.index(column)]
        parts.append(placed.flatten())
    return torch.cat(parts)


def flat_weights(path):
    tensors = read_weights(path, layout)
    return torch.cat([tensors[name].flatten() for name, _ in net.module.named_parameters()]).to(dev)


def fit_clone(folder, begin):
    """A net that answers as the recorded bot does, learnt from the numbers `begin`; kept is what is nearest to rows it has not learnt."""
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder))
    size = INPUTS + 2 * ACTIONS
    parts = [np.fromfile(file, dtype=np.int8) for file in files]
    parts = [part[:len(part) // size * size].reshape(-1, size) for part in parts if len(part) >= size]
    apart = max(1, len(parts) // 12)
    held, seen = (torch.from_numpy(np.concatenate(p)).to(dev) for p in (parts[:apart], parts[apart:]))
    flat = Flat(Net(layout, seat_dim=args.seat, trunk_dim=args.trunk).to(dev))
    flat.value.copy_(begin)

    def distance(rows):
        legal = rows[:, INPUTS:INPUTS + ACTIONS] > 0
        wanted = rows[:, INPUTS + ACTIONS:].contiguous().view(torch.uint8).float()
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1)
        with auto():
            logits = flat.module.answers(*split(rows))[0]
        lp = F.log_softmax(logits.float().masked_fill(~legal, NEG), 1)
        away = (wanted * (wanted.clamp(min=1e-9).log() - lp)).sum(1).mean()
        return away, (lp.argmax(1) == wanted.argmax(1)).float().mean()

    def measure():
        with torch.no_grad():
            return [float(x) for x in distance(held)]

    before = best = measure()
    kept = flat.value.clone()
    size, steps = min(1024, len(seen)), 0
    for epoch in range(args.clone_epochs):
        order = torch.randperm(len(seen), device=dev)
        for i in range(0, len(order) - size + 1, size):
            flat.grad.zero_()
            distance(seen[order[i:i + size]])[0].backward()
            steps += 1
            with torch.no_grad():
                flat.update(args.clone_lr * (1 - epoch / args.clone_epochs) * min(1.0, steps / 20))
        now = measure()
        if now[0] < best[0]:
            best = now
            kept.copy_(flat.value)
    say(f'clone of {len(seen)} decisions: KL {before[0]:.3f} -> {best[0]:.3f}, same favourite {before[1]:.3f} -> {best[1]:.3f} '
        f'on {len(held)} others')
    return kept


def load(folder, name):
    return torch.load(os.path.join(folder, name), map_location=dev)


pool, clones, minutes_before, rows_before, games_before, rate = [], [], 0.0, 0, 0, args.lr
if args.resume:
    kept = load(args.resume, 'state.pt')
    names = names_in(os.path.join(args.resume, 'net.bin'))
    net.load({k: moved_columns(net.module, v, names) for k, v in kept['net'].items()})
    if not args.fresh_critic:
        critic.load({k: moved_columns(critic.module, v, names) for k, v in kept['critic'].items()})
    slow.value.copy_(moved_columns(net.module, kept['slow'], names))
    minutes_before, rows_before, games_before = kept['minutes'], kept['rows'], kept['games']
    if minutes_before > args.plan_from + 0.1:  # within a plan the rate goes on as well
        rate = kept.get('rate', rate)
    clones = [moved_columns(net.module, c.float(), names) for c in kept['clones']]
    pool = [moved_columns(net.module, p, names) for p in load(args.resume, 'pool.pt')]
    past.value.copy_(net.value)
    say(f'goes on after {minutes_before:.1f} minutes, {len(pool)} past nets')
elif args.warm:
    for flat in (net, slow, past):
        flat.value.copy_(flat_weights(args.warm))
    say('begins with', args.warm)
pool.extend(flat_weights(path).half() for path in args.past)
rivals = []
if args.rival and os.path.isfile(args.rival):
    rival.value.copy_(flat_weights(args.rival))
    rival_critic.load(critic.tensors())
    rivals = [rival.value.clone()]
    say('has the rival', args.rival)
elif args.rival:
    kept = load(args.rival, 'rival.pt' if os.path.exists(os.path.join(args.rival, 'rival.pt')) else 'state.pt')
    names = names_in(os.path.join(args.rival, 'net.bin'))
    rival.load({k: moved_columns(net.module, v, names) for k, v in kept['net'].items()})
    rival_critic.load({k: moved_columns(critic.module, v, names) for k, v in kept['critic'].items()})
    rivals = [*(moved_columns(net.module, r.float(), names) for r in kept.get('rivals', [])), rival.value.clone()]
    say('has the rival', args.rival, 'and', len(rivals) - 1, 'earlier ones')
rivals.extend(flat_weights(path) for path in args.rival_past)
if args.clone:
    clones = [fit_clone(args.clone, begin) for begin in (*clones, net.value)]
critic_is_new = bool(args.warm or args.fresh_critic)
if args.against:
    clones = [flat_weights(args.against)]
    args.clone_share = 1.0
    past.value.copy_(clones[0])

changed = {name: by_kind(text) for name, text in
          (('kinds', args.kinds), ('pastGames', args.past_games), ('rivalGames', args.rival_games)) if text}
if args.past_seats:
    changed['pastSeats'] = [float(seat) for seat in args.past_seats.split(',')]
workers = Workers(args.node, args.worker, layout, args.workers, args.games, f'{args.seed} {minutes_before:.3f}', args.shared, cuda,
                  'bestResponse' if args.against else 'league' if args.rival else 'selfPlay', changed)
E = workers.envs
say('device', torch.cuda.get_device_name() if cuda else 'cpu', 'torch', torch.__version__, 'numbers', net.value.numel(), '+ critic',
    critic.value.numel(), 'inputs', INPUTS, 'games at once', E, 'pinned', workers.pinned)

# ---- ticks
ticks = collections.deque()
ring_at = 0
kept_rows = [0]  # the ring must never reach rows that are still in a tick
against_clone = bool(args.against)
shares = dict((k, np.zeros(6)) for kind in layout['kinds'] for k in (kind, kind + ' clone'))  # games, learner's part, its fair part, deaths, seats, no winner
alone = collections.defaultdict(lambda: np.zeros(3))  # the learner alone among clones: games, won, won squared
rival_alone = collections.defaultdict(lambda: np.zeros(3))  # the rival alone among learners
totals = dict(rows=0, games=0)
waited = thought = 0.0
answers_out = torch.zeros(args.workers * args.games * SEATS, dtype=torch.uint8)
if cuda:
    answers_out = answers_out.pin_memory()


def count_ends(ends):
    for kind, name in enumerate(layout['kinds']):
        e = ends[ends[:, 7] == kind]
        if not len(e):
            continue
        n = e[:, 4].astype(float)
        seats = (np.arange(SEATS)[None] < e[:, 4:5])
        flag = lambda c: ((e[:, c:c + 1] >> np.arange(SEATS)) & 1).astype(bool)
        won, alive, old, rnd, other = flag(5), flag(6), flag(8), flag(9), flag(10)
        mine = seats & ~old & ~rnd & ~other
        lone = (other.sum(1) == 1) & (old.sum(1) == 0) & (rnd.sum(1) == 0)
        theirs = (won & other).sum(1) / np.maximum(won.sum(1), 1)
        for seats_there in np.unique(e[lone, 4]):
            at = lone & (e[:, 4] == seats_there)
            rival_alone[f'{name}:{seats_there}'] += [at.sum(), theirs[at].sum(), (theirs[at] ** 2).sum()]
        mixed = (old.sum(1) > 0) & (mine.sum(1) > 0) & (rnd.sum(1) == 0)
        part = (won & mine).sum(1) / np.maximum(won.sum(1), 1)
        if against_clone:
            lone = (mine.sum(1) == 1) & (old.sum(1) > 0) & (rnd.sum(1) == 0) & (other.sum(1) == 0)
            for seats_there in np.unique(e[lone, 4]):
                at = lone & (e[:, 4] == seats_there)
                alone[f'{name}:{seats_there}'] += [at.sum(), part[at].sum(), (part[at] ** 2).sum()]
        shares[name + (' clone' if against_clone else '')] += [mixed.sum(), part[mixed].sum(), (mine.sum(1) / n)[mixed].sum(), (seats & ~alive).sum(), seats.sum(), (won.sum(1) == 0).sum()]


def tick(g):
    global ring_at, waited, thought
    t0 = time.time()
    rows, ends = workers.wait(g)
    t1 = time.time()
    sizes = [len(r) for r in rows]
    n = sum(sizes)
    if ring_at + n > cap:
        ring_at = 0
    s, e = ring_at, ring_at + n
    ring_at = e
    at = s
    for r in rows:
        X[at:at + len(r)].copy_(r, non_blocking=True)
        at += len(r)
    for i in range(s, e, CHUNK):
        j = min(i + CHUNK, e)
        if graph_decide is not None:
            x_in[:j - i].copy_(X[i:j])
            graph_decide.replay()
            a, logp, v = decided
        else:
            a, logp, v = decide(X[i:j])
        A[i:j], LOGP[i:j], V[i:j] = a[:j - i], logp[:j - i], v[:j - i]
    answers_out[:n].copy_(A[s:e], non_blocking=True)
    if cuda:
        torch.cuda.current_stream().synchronize()
    workers.answer(g, sizes, answers_out.numpy())
    x = X[s:e]
    env = x[:, META + 8:META + 12].contiguous().view(torch.int32).squeeze(1).long()
    CHAIN[s:e] = env * SEATS + x[:, META + 12].long()
    player = x[:, META + 14]
    LEARN[s:e] = (player == LEARNER) | (player == RIVAL)
    READY[s:e] = False
    ticks.append((s, e, ends))
    kept_rows[0] += n
    while len(ticks) > args.kept or kept_rows[0] > 0.8 * cap:
        a, b, _ = ticks.popleft()
        kept_rows[0] -= b - a
    totals['rows'] += n
    totals['games'] += len(ends)
    if len(ends):
        count_ends(ends)
    waited += t1 - t0
    thought += time.time() - t1


nv, na = torch.zeros(E * SEATS, device=dev), torch.zeros(E * SEATS, device=dev)
known = torch.zeros(E * SEATS, dtype=torch.bool, device=dev)
won_e, lived_e = (torch.zeros(E, dtype=torch.int16, device=dev) for _ in range(2))


def batch():
    """Advantages of all rows of finished games, backwards; the rows to learn from."""
    known.zero_()
    for s, e, ends in reversed(ticks):
        c = CHAIN[s:e]
        v = V[s:e]
        adv = nv[c] - v + args.lam * na[c]
        fresh = known[c]
        # rows learnt from already keep READY false: LEARN is cleared then
        ADV[s:e] = torch.where(LEARN[s:e], adv, ADV[s:e])
        READY[s:e] = fresh
        WON[s:e] = won_e[c // SEATS].to(torch.uint8)
        LIVED[s:e] = lived_e[c // SEATS].to(torch.uint8)
        nv[c], na[c] = v, adv
        if len(ends):
            t = torch.from_numpy(ends).to(dev)
            env = t[:, :4].contiguous().view(torch.int32).squeeze(1).long()
            won = bits(t[:, 5]).float()
            part = won / won.sum(1, keepdim=True).clamp(min=1)
            seat = env[:, None] * SEATS + EIGHT
            nv[seat], na[seat], known[seat] = part, torch.zeros_like(part), True
            won_e[env], lived_e[env] = t[:, 5].to(torch.int16), t[:, 6].to(torch.int16)
    rows = (READY & LEARN).nonzero(as_tuple=True)[0]
    LEARN[rows] = False
    is_rival = X[rows, META + 14] == RIVAL
    own, theirs = rows[~is_rival], rows[is_rival]
    sd = float(ADV[own].std())
    for part in (own, theirs):
        if len(part) > 1:
            ADV[part] = (ADV[part] - ADV[part].mean()) / (ADV[part].std() + 1e-6)
    # winners and survivors as the seat of the row counts: itself first
    x = X[rows]
    me, n = x[:, META + 12].long(), x[:, META + 13].long()
    turn = (me[:, None] + EIGHT) % n[:, None]
    there = EIGHT < n[:, None]
    for of in (WON, LIVED):
        b = bits(of[rows]).gather(1, turn) & there
        of[rows] = (b.long() << EIGHT).sum(1).to(torch.uint8)
    alive = x[:, TABLE:INPUTS].reshape(len(x), SEATS, SEAT)[..., 0] > 0
    impossible = (bits(WON[rows]) & ~alive).any(1).float().mean()  # a winner who is dead: rows of another game
    return own, theirs, sd, float(impossible)


def save():
    minutes = minutes_before + (time.time() - start) / 60
    torch.save(dict(net=net.state(), critic=critic.state(), slow=slow.value, clones=[c.half() for c in clones], minutes=minutes, rate=rate,
                    rows=rows_before + totals['rows'], games=games_before + totals['games']), os.path.join(args.out, 'state.pt'))
    torch.save([p.half() for p in pool], os.path.join(args.out, 'pool.pt'))
    info = dict(minutes=round(minutes, 2), rows=rows_before + totals['rows'], games=games_before + totals['games'], seed=args.seed)
    export(net.module, layout, os.path.join(args.out, 'net.bin'), info)
    export(slow.module, layout, os.path.join(args.out, 'slow.bin'), info)
    if rival:
        torch.save(dict(net=rival.state(), critic=rival_critic.state(), rivals=[r.half() for r in rivals]), os.path.join(args.out, 'rival.pt'))
        export(rival.module, layout, os.path.join(args.out, 'rival.bin'), info)
    if clones:
        clone = frozen()
        clone.value.copy_(clones[0])
        export(clone.module, layout, os.path.join(args.out, 'clone.bin'), info)


def margins(by_table):
    """Won in % with its margin, by table."""
    return {table: [round(100 * won / n, 1), round(196 * math.sqrt(max(0, square / n - (won / n) ** 2) / n), 1)]
            for table, (n, won, square) in sorted(by_table.items()) if n}


deadline = start + args.minutes * 60 - (6 if cuda else 1)
todo, rival_todo, updates, rival_updates, it, sd = collections.deque(), collections.deque(), 0, 0, 0, 0.0
last_rival = time.time()
window_updates, window_moved = 0, 0.0
last_say, last_pool, last_save, last_rows, last_updates = time.time(), time.time(), time.time(), 0, 0
turn = 0
try:
    while time.time() < deadline:
        tick(turn % workers.groups)
        turn += 1
        for _ in range(int(np.ceil(len(todo) / max(1, args.window - turn % args.window)))):
            idx_in.copy_(todo.popleft())
            if graph_learn is not None:
                graph_learn.replay()
            else:
                learn()
            updates += 1
        for _ in range(int(np.ceil(len(rival_todo) / max(1, args.window - turn % args.window)))):
            idx_in.copy_(rival_todo.popleft())
            if graph_rival is not None:
                graph_rival.replay()
            else:
                learn_rival()
            rival_updates += 1
        if turn % args.window:
            continue
        it += 1
        frac = min(1.0, (minutes_before - args.plan_from + (time.time() - start) / 60) / (args.total or minutes_before - args.plan_from + args.minutes))
        k = updates - window_updates
        moved = float(stats[STATS.index('moved')] - window_moved) / max(1, k)
        window_updates, window_moved = updates, float(stats[STATS.index('moved')])
        if k > 0 and float(lr_in) > 0:
            rate *= 1.12 if moved < 0.8 * args.moved else 1 / 1.2 if moved > 1.3 * args.moved else 1.0
            rate = min(max(rate, args.lr_end), args.lr_most)
        late = max(0.0, (frac - args.anneal) / (1 - args.anneal))
        lr = min(rate, args.lr_most * (args.lr_end / args.lr_most) ** late) * min(1.0, (it + (4 if args.resume else 0)) / 4)
        critic_alone = critic_is_new and it <= args.critic_first
        lr_in.fill_(0.0 if critic_alone else lr)
        critic_lr_in.fill_(args.critic_lr_most if critic_alone else min(2 * lr, args.critic_lr_most))
        ent_in.fill_(args.ent * (args.ent_end / args.ent) ** frac)
        rival_lr_in.fill_(args.rival_lr)
        rows, rival_rows, sd, bad = batch()
        order = torch.cat([rows[torch.randperm(len(rows), device=dev)] for _ in range(int(np.ceil(args.epochs)))])
        order = order[:int(len(rows) * args.epochs)]
        todo.extend(order[i:i + args.minibatch] for i in range(0, len(order) - args.minibatch + 1, args.minibatch))
        if rival:
            order = torch.cat([rival_rows[torch.randperm(len(rival_rows), device=dev)] for _ in range(3)])
            rival_todo.extend(order[i:i + args.minibatch] for i in range(0, len(order) - args.minibatch + 1, args.minibatch))
        slow.value.lerp_(net.value, 1 - args.slow)
        against_clone = bool(clones) and float(torch.rand(())) < args.clone_share
        if against_clone:
            past.value.copy_(clones[int(torch.randint(len(clones), (1,)))])
        elif rivals and float(torch.rand(())) < args.rival_share / (1 - args.clone_share):
            past.value.copy_(rivals[int(torch.randint(len(rivals), (1,)))])
        elif pool:
            past.value.copy_(pool[int(torch.randint(len(pool), (1,)))].float())
        if rival and time.time() - last_rival >= args.rival_every * 60:
            last_rival = time.time()
            rivals.append(rival.value.clone())
        if time.time() - last_pool >= args.pool_every * 60:
            last_pool = time.time()
            pool.append(net.value.half().clone())
            if len(pool) > args.pool_size:
                pool.pop(int(torch.randint(len(pool) - 2, (1,))))
        if time.time() - last_save >= args.save_every * 60:
            last_save = time.time()
            save()
        if time.time() - last_say >= args.say_every:
            k = max(1, updates - last_updates)
            st = dict(zip(STATS, (stats / k).tolist()))
            dt = time.time() - last_say
            row = dict(minute=round(minutes_before + (time.time() - start) / 60, 2), rows=rows_before + totals['rows'], games=games_before + totals['games'],
                       rate=round((totals['rows'] - last_rows) / dt), updates=updates, waiting=round(waited / dt, 2), thinking=round(thought / dt, 2),
                       lr=round(float(lr_in), 6), sd=round(sd, 4), impossible=bad, batch=len(rows), **{k: round(v, 4) for k, v in st.items()})
            for name, c in shares.items():
                if c[0]:
                    row[name] = dict(edge=round(c[1] / c[2], 3), died=round(c[3] / c[4], 3), mixed=int(c[0]))
                c[:] = 0
            row['alone'] = margins(alone)
            alone.clear()
            if rival:
                theirs = dict(zip(STATS, (rival_stats / max(1, rival_updates)).tolist()))
                row['rival'] = dict(margins(rival_alone), batch=len(rival_rows), **{k: round(theirs[k], 4) for k in ('ent', 'shot', 'moved', 'critic')})
                rival_alone.clear()
                rival_stats.zero_()
                rival_updates = 0
            say(json.dumps(row))
            log_file.write(json.dumps(row) + '\n')
            log_file.flush()
            stats.zero_()
            window_moved = 0.0
            last_say, last_rows, last_updates, waited, thought = time.time(), totals['rows'], updates, 0.0, 0.0
finally:
    workers.close()
save()
say(f"done: {totals['rows'] / 1e6:.1f}M rows, {totals['games']} games, {it} batches, {updates} updates")
