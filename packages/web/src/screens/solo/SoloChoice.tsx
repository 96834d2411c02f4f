import { choosePower } from '@holdup/bots';
import { completePicks, type PowerName, pickable, pickers, type Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { choiceStatus, PowerPicker } from '../../choosing/PowerPicker.tsx';
import { type OpenChoice, withPowers } from '../../game/local/powers.ts';
import type { LocalMatch } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { Button } from '../../ui/index.ts';

const YOU: Seat = 0;

type SoloChoiceProps = { choice: OpenChoice; onChosen: (match: LocalMatch) => void };

/** Bots pick at once, as they do at tables; where you give powers out, they wait. */
const withBots = ({ deal, offers, match }: OpenChoice, picks: readonly (PowerName | null)[]) => {
  const done = [...picks];
  if (deal.way === 'host') return done;
  const next = () => pickers(offers, done).find((seat) => seat !== YOU);
  for (let seat = next(); seat !== undefined; seat = next()) {
    const bot = match.seats[seat];
    const offered = pickable(offers, done, seat);
    const power = bot?.kind === 'bot' ? choosePower(bot.level, offered) : offered[0];
    if (power === undefined) return done;
    done[seat] = power;
  }
  return done;
};

/** The choice of powers before a game against bots. */
export const SoloChoice = ({ choice, onChosen }: SoloChoiceProps) => {
  const { rules } = words();
  const { match, deal, offers } = choice;
  const picks = useSignal(
    withBots(
      choice,
      match.seats.map(() => null),
    ),
  );
  const names = match.seats.map(({ name }) => name);
  const characters = match.seats.map(({ character }) => character);
  const gives = deal.way === 'host';
  const shown = {
    way: deal.way,
    offers: offers.offers,
    picks: picks.value,
    awaited: pickers(offers, picks.value),
  };
  const pick = (seat: Seat, power: PowerName): void => {
    const chosen = [...picks.value];
    chosen[seat] = power;
    picks.value = withBots(choice, chosen);
    if (pickers(offers, picks.value).length === 0)
      onChosen(withPowers(match, completePicks(offers, picks.value)));
  };
  return (
    <Page title={gives ? rules.choose.give : rules.choose.title} wide="choosing-page">
      <p class="choosing-status">{choiceStatus(shown, names, names[YOU] ?? null)}</p>
      {gives && (
        <Button
          look="quiet"
          onClick={() => onChosen(withPowers(match, completePicks(offers, picks.value)))}
        >
          {rules.choose.dealRest}
        </Button>
      )}
      <PowerPicker choice={shown} {...{ names, characters, gives }} you={YOU} onPick={pick} />
    </Page>
  );
};
