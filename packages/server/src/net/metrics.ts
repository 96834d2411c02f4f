import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FAULT_PLACES } from '../faults/faults.ts';

/** What the server counts: numbers and names of errors, nothing about people or tables. */
export function createMetrics(
  count: () => { tables: number; playing: number; connections: number; healthy: boolean },
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
  gauge('holdup_database_up', 'Whether the database takes what it is given', () =>
    count().healthy ? 1 : 0,
  );
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
  const faults = new Counter({
    name: 'holdup_faults_total',
    help: 'Unexpected errors, by where they were contained',
    labelNames: ['place'] as const,
    registers,
  });
  for (const place of FAULT_PLACES) faults.inc({ place }, 0);
  const channel = new Counter({
    name: 'holdup_channel_messages_total',
    help: 'Notifications from the database: rows of any node, and messages between nodes',
    labelNames: ['kind'] as const,
    registers,
  });
  const [channelRows, channelWords] = [channel.labels('row'), channel.labels('word')];
  const commits = new Histogram({
    name: 'holdup_commit_seconds',
    help: 'From a row to its commit',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers,
  });
  return {
    registry,
    /** Looking a counter up by its label costs more than counting, so it is looked up once. */
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
    faults,
    commits,
    channelRows,
    channelWords,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
