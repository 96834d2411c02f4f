import type { SeatInfo, TableMessage } from '@holdup/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../i18n/index.ts';

const GREETING_MS = 6000;

type Newcomer = { readonly person: number; readonly name: string };

const peopleAt = (seats: readonly SeatInfo[]): readonly Newcomer[] =>
  seats.filter((seat) => seat.kind === 'person');

/** A greeting for the last player who sat down, for a few seconds; null: nobody did recently. */
export const useGreeting = ({ table: { seats } }: TableMessage): string | null => {
  const known = useRef(new Set(peopleAt(seats).map(({ person }) => person)));
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  useEffect(() => {
    const fresh = peopleAt(seats).filter(({ person }) => !known.current.has(person));
    for (const { person } of fresh) known.current.add(person);
    const latest = fresh.at(-1);
    if (latest !== undefined) setNewcomer(latest);
  }, [seats]);
  useEffect(() => {
    if (newcomer === null) return;
    const timer = setTimeout(() => setNewcomer(null), GREETING_MS);
    return () => clearTimeout(timer);
  }, [newcomer]);
  if (newcomer === null) return null;
  const { greetings } = words().tables.screen;
  return greetings[newcomer.person % greetings.length]?.(newcomer.name) ?? null;
};
