import type { Seat } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { AimArrow, type CharacterId, characterInfo } from '../../art/index.ts';
import { aimArrows, arrowWeight, routedArrows } from '../../geometry/index.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { useTableState } from '../context/context.ts';
import type { Placing } from './placing.ts';
import { useLoot } from './useLoot.ts';

/**
 * Who aims at whom, as long as guns are up. Only the arrows of the shot being revealed, or else those from and to the
 * reader, are at full strength.
 */
export const Arrows = ({ layout, seats }: Placing) => {
  const { aims, game, reader, stage } = useTableState();
  const characters = useMemo(
    () => computedShallow((): readonly CharacterId[] => game.sitters.value.map((s) => s.character)),
    [game],
  ).value;
  const shooter = useComputed((): Seat | null => {
    const event = stage.cue.value?.event;
    return event?.type === 'revealed' ? event.seat : null;
  }).value;
  const me = reader.value;
  const matters = (from: Seat, to: Seat): boolean =>
    shooter === null ? me === null || from === me || to === me : from === shooter;
  const [first] = layout.seats;
  const weight = first ? arrowWeight(first) : 1;
  const { boxes } = useLoot(layout).plan;
  const targets = aims.value;
  const isRead = me !== null;
  const arrows = useMemo(() => {
    const byPlace = seats.map((seat, place) => {
      const target = targets[seat] ?? null;
      return { shooter: place, target: target === null ? undefined : seats.indexOf(target) };
    });
    return layout.surroundings
      ? aimArrows(layout, byPlace).map((arrow) => ({ ...arrow, stub: false, weight }))
      : routedArrows(layout, byPlace, boxes, isRead);
  }, [layout, seats, targets, boxes, isRead, weight]);
  return (
    <>
      {arrows
        .flatMap((arrow) => {
          const [from, to] = [seats[arrow.shooter], seats[arrow.target]];
          const character = from === undefined ? undefined : characters[from];
          if (from === undefined || to === undefined || character === undefined) return [];
          return [{ arrow, character, strong: matters(from, to) }];
        })
        .sort((a, b) => Number(a.strong) - Number(b.strong))
        .map(({ arrow, character, strong }) => {
          const { color, symbol } = characterInfo(character);
          return (
            <g key={`${arrow.shooter}-${arrow.target}`} class="arrow">
              <AimArrow {...arrow} color={color} symbol={symbol} faint={!strong} />
            </g>
          );
        })}
    </>
  );
};
