import { LOOT, type MatchResult, type Seat } from '@holdup/engine';
import { type CardKind, kindOfCard } from '@holdup/engine/codes';
import { Character, Loot, Wound } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { headline, lineName } from '../../wording/ending.ts';
import { bySum, linesOf, type MoneyLine, ranked, sumOf } from '../../wording/moneyLines.ts';
import type { Names } from '../../wording/names.ts';
import { Confetti } from './Confetti.tsx';
import { Money } from './Money.tsx';
import { rollMs } from './useCeremony.ts';
import { useRolling } from './useRolling.ts';

/** The kind of cards that a line counts. Wounds are none. */
const COUNTED: Readonly<Record<MoneyLine, CardKind | null>> = {
  bills: 'bill',
  diamonds: 'diamond',
  diamondBonus: 'diamond',
  paintings: 'painting',
  wounds: null,
};

/** What is being counted: cards of that kind, laid out like a hand. */
const Counting = ({ line }: { line: MoneyLine }) => {
  const cards = LOOT.filter((card) => kindOfCard(card) === COUNTED[line]);
  return (
    <p class="end-line">
      <span class="end-cards" aria-hidden="true">
        {line === 'wounds' && <Wound />}
        {(line === 'diamondBonus' ? cards.slice(-1) : cards).map((card) => (
          <Loot key={card} kind={card} />
        ))}
      </span>
      {lineName(line)}
    </p>
  );
};

type ResultProps = {
  result: MatchResult;
  sitters: readonly Sitter[];
  names: Names;
  counted: number;
  /** How many lines the order of the rows is based on. */
  settled: number;
  done: boolean;
  /** Whom the dead reader bet on. */
  bet: Seat | null;
};

/** The money being counted, then who won. Until the last line nothing says who will. */
export const Result = ({ result, sitters, names, counted, settled, done, bet }: ResultProps) => {
  const { end, guide } = words();
  const { seats, winners, reason } = result;
  const lines = linesOf(seats).slice(0, counted);
  const line = lines.at(-1);
  const heroes = done ? winners.flatMap((winner) => sitters[winner] ?? []) : [];
  return (
    <>
      <header class="end-head" aria-live="polite">
        {done && winners.length > 0 && <Confetti />}
        <div class="end-heroes">
          {heroes.map(({ character }) => (
            <Character key={character} id={character} expression="smug" class="end-hero" />
          ))}
        </div>
        <h1 tabIndex={-1}>{done ? headline(result, names) : end.title}</h1>
        {done && reason === 'lastAlive' && <p>{end.lastAlive}</p>}
        {done && bet !== null && (
          <p>{(winners.includes(bet) ? guide.bet.right : guide.bet.wrong)(names.name(bet))}</p>
        )}
        {!done && line && <Counting key={line} line={line} />}
      </header>
      <Money
        rows={done ? ranked(seats) : bySum(seats, lines.slice(0, settled))}
        winners={done ? winners : []}
        {...{ sitters, names, lines, settled, done }}
      />
    </>
  );
};

type OwnResultProps = Omit<ResultProps, 'sitters' | 'names' | 'bet' | 'settled'> & {
  seat: Seat;
  sitter: Sitter;
};

/** The reader's own money, and their place once it is known: in view however long the list is. */
export const OwnResult = ({ result, seat, sitter, counted, done }: OwnResultProps) => {
  const { end, game } = words();
  const { seats, winners } = result;
  const own = seats[seat];
  const sum = useRolling(own ? sumOf(own, linesOf(seats).slice(0, counted)) : 0, rollMs(done));
  if (!own) return null;
  return (
    <p class="end-own">
      <Character
        id={sitter.character}
        expression={own.alive ? (done && winners.includes(seat) ? 'smug' : 'neutral') : 'dead'}
        size={48}
      />
      <span class="end-own-words">
        <span class="end-own-place">
          {own.alive && done ? end.place(own.place, seats.length) : words().table.yourSeat}
        </span>
        <strong class="money-sum">{own.alive ? game.money(sum) : end.dead}</strong>
      </span>
    </p>
  );
};
