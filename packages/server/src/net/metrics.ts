import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts. Numbers and names of errors only: nothing about people or tables. */
export function createMetrics(
  count: () => { tables: number; playing: number; connections: number },
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('holdup_connections', 'Open connections', () => count().connections);
  gauge('holdup_tables', 'Tables in memory', () => count().tables);
  gauge('holdup_tables_playing', 'Tables with a match under way', () => count().playing);
  const entries = new Counter({
    name: 'holdup_entries_total',
    help: 'What happened at tables, committed',
    labelNames: ['kind'] as const,
    registers,
  });
  const byKind = new Map<string, Counter.Internal>();
  const received = new Counter({
    name: 'holdup_messages_received_total',
    help: 'Messages from clients',
    registers,
  });
  const refused = new Counter({
    name: 'holdup_refused_total',
    help: 'Requests refused',
    labelNames: ['error'] as const,
    registers,
  });
  const commits = new Histogram({
    name: 'holdup_commit_seconds',
    help: 'From a row to its commit',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  return {
    registry,
    /** Finding a counter by its label costs more than counting, so it is found once. */
    countEntry(kind: string): void {
      let counter = byKind.get(kind);
      if (counter === undefined) {
        counter = entries.labels(kind);
        byKind.set(kind, counter);
      }
      counter.inc();
    },
    received,
    refused,
    commits,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
