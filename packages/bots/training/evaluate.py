"""Runs evaluate.js on all cores and prints win rates with intervals over deals.
python3 evaluate.py --weights net.bin --jobs base:6:shark:net:200 powers:6:shark:net:200 … (kind:seats:opponent:candidate:deals)"""
import argparse
import json
import math
import os
import subprocess
import sys
import time

ap = argparse.ArgumentParser()
ap.add_argument('--weights', required=True)
ap.add_argument('--others', default='')
ap.add_argument('--node', default='node')
ap.add_argument('--script', default='evaluate.js')
ap.add_argument('--cores', type=int, default=os.cpu_count())
ap.add_argument('--seed', default='fresh')
ap.add_argument('--seconds', type=float, default=0, help='for all jobs together; each gets its part')
ap.add_argument('--out', default='')
ap.add_argument('--jobs', nargs='+')
args = ap.parse_args()


def run(job):
    kind, seats, opponent, candidate, deals = (job.split(':') + ['', ''])[:5]
    candidate = candidate.replace('@', ':') or 'net'
    opponent = opponent.replace('@', ':')
    procs = []
    for core in range(args.cores):
        spec = dict(weights=args.weights, opponent=opponent, candidate=candidate, kind=kind, seats=int(seats), to=int(deals or 100000),
                    step=args.cores, seed=f'{args.seed} {kind} {seats}', **{'from': core})
        if args.others:
            spec['others'] = args.others
        if args.seconds:
            spec['seconds'] = args.seconds / len(args.jobs)
        procs.append(subprocess.Popen([args.node, args.script, json.dumps(spec)], stdout=subprocess.PIPE, text=True))
    lines = [json.loads(line) for proc in procs for line in proc.communicate()[0].splitlines()]
    if any(proc.returncode != 0 for proc in procs):
        sys.exit(f'{args.script} failed; see above')
    won = [line['won'] for line in lines]
    n = len(won)
    mean = sum(won) / max(1, n)
    margin = 1.96 * math.sqrt(sum((w - mean) ** 2 for w in won) / max(1, n - 1) / max(1, n))
    died = sum(line['died'] for line in lines) / max(1, n)
    faults = sum(line['faults'] for line in lines)
    print(f'{os.path.basename(args.weights)} {candidate} among {opponent}, {kind}, {seats} seats: {100 * mean:.1f} % ± {100 * margin:.1f} '
          f'({n * int(seats)} games, fair {100 / int(seats):.1f}, died {100 * died:.0f} %, faults {faults})', flush=True)
    if args.out:
        with open(args.out, 'a') as file:
            file.write(json.dumps(dict(weights=args.weights, job=job, seed=args.seed, games=n * int(seats), won=mean, margin=margin, died=died)) + '\n')


for job in args.jobs:
    began = time.time()
    run(job)
