import {
  EDITIONS,
  type EditionName,
  hasOption,
  isRecord,
  MAX_SEATS,
  MIN_SEATS,
} from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CHARACTERS, Character } from '../../art/index.ts';
import { runningMatch } from '../../game/local/matches.ts';
import { type OpenChoice, openChoice } from '../../game/local/powers.ts';
import { newMatch, TOUGHNESS, type Wishes } from '../../game/local/setup.ts';
import { keepWishes, keptWishes } from '../../game/local/wishes.ts';
import { ask } from '../../game/worker/ask.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { NamedRules } from '../../options/NamedRules.tsx';
import { PowerDealing } from '../../options/PowerDealing.tsx';
import { navigate, routeState, takeRouteState } from '../../routing/routing.tsx';
import {
  ButtonLink,
  DecisionButton,
  DecisionLink,
  Panel,
  Segmented,
  Toggle,
} from '../../ui/index.ts';
import { useWide } from '../../ui/useWide.ts';
import { SavedRules } from './SavedRules.tsx';
import { SoloChoice } from './SoloChoice.tsx';
import { SoloTable } from './SoloTable.tsx';
import './solo.css';

const FEWEST = MIN_SEATS - 1;
const MOST = MAX_SEATS - 1;

/** Whether the edition is made for this many players, as the rules say. */
const useOfficial = (edition: EditionName, players: number): boolean => {
  const range = useSignal<readonly [number, number]>([MIN_SEATS, MAX_SEATS]);
  useEffect(() => {
    ask('officialSeats', edition).then(
      (seats) => {
        range.value = seats;
      },
      // Where the rules can't be loaded, starting the game says so.
      () => {},
    );
  }, [edition, range]);
  const [least, most] = range.value;
  return players >= least && players <= most;
};

type PartProps = { wishes: Wishes; wish: (change: Partial<Wishes>) => void };

const Opponents = ({ wishes, wish }: PartProps) => {
  const { solo, options } = words();
  const { opponents, edition } = wishes;
  const official = useOfficial(edition, opponents + 1);
  const step = (by: number) => (
    <button
      type="button"
      class="button button-paper stepper"
      aria-label={by < 0 ? solo.fewer : solo.more}
      disabled={opponents + by < FEWEST || opponents + by > MOST}
      onClick={() => wish({ opponents: opponents + by })}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <fieldset class="field" aria-labelledby="opponents">
      <div class="field-row">
        <span id="opponents" class="field-label">
          {solo.opponents}
        </span>
        <div class="stepper-row">
          {step(-1)}
          <output class="stepper-value">{opponents}</output>
          {step(1)}
        </div>
      </div>
      {!official && <p class="field-hint">{options.unofficialCount}</p>}
    </fieldset>
  );
};

const More = ({ wishes, wish }: PartProps) => {
  const { options, solo } = words();
  const { edition, openLoot, powers, character } = wishes;
  return (
    <details class="solo-more">
      <summary>{solo.moreOptions}</summary>
      <div class="solo-more-body">
        <SavedRules wish={wish} />
        <fieldset class="field">
          <legend class="field-label">{solo.character}</legend>
          <div class="solo-gang">
            {CHARACTERS.map(({ id }) => (
              <button
                key={id}
                type="button"
                aria-label={words().characters[id]}
                aria-pressed={id === character}
                onClick={() => wish({ character: id })}
              >
                <Character id={id} expression={id === character ? 'smug' : 'neutral'} />
              </button>
            ))}
          </div>
        </fieldset>
        <Toggle
          label={options.openLoot.name}
          hint={options.openLoot.explain}
          checked={openLoot}
          onChange={(on) => wish({ openLoot: on })}
        />
        <Toggle
          label={options.deadSeeHands.name}
          hint={options.deadSeeHands.explain}
          checked={wishes.deadSeeHands}
          onChange={(on) => wish({ deadSeeHands: on })}
        />
        {(['shortLog', 'hideReady'] as const).map((rule) => (
          <Toggle
            key={rule}
            label={options[rule].name}
            hint={options[rule].explain}
            checked={wishes[rule]}
            onChange={(on) => wish({ [rule]: on })}
          />
        ))}
        <NamedRules
          edition={edition}
          powers={powers && hasOption(edition, 'powers')}
          rules={wishes}
          onChange={wish}
        />
      </div>
    </details>
  );
};

/** One tap starts a game; every option has a sensible default. */
export const SoloScreen = () => {
  const { editions, home, solo, options, replay } = words();
  const wishes = useSignal(keptWishes());
  const running = useSignal(runningMatch());
  const wide = useWide();
  const wish = (change: Partial<Wishes>): void => {
    wishes.value = { ...wishes.value, ...change };
    keepWishes(wishes.value);
  };
  const { toughness, edition, powers, opponents } = wishes.value;
  const choice = useSignal<OpenChoice | null>(null);
  const start = (): void => {
    const match = newMatch(wishes.value);
    choice.value = openChoice(match);
    if (choice.value === null) navigate('/play/table', match);
  };
  useEffect(() => {
    if (isRecord(routeState.peek()) && takeRouteState()) start();
  }, []);
  if (choice.value !== null)
    return (
      <SoloChoice choice={choice.value} onChosen={(match) => navigate('/play/table', match)} />
    );
  return (
    <Page title={solo.title} wide="solo-page">
      {wide && <SoloTable {...wishes.value} />}
      {running.value && (
        <DecisionLink
          to="/play/table"
          look="sky"
          hint={home.resumeHint(running.value.round, running.value.rounds)}
        >
          {solo.resume}
        </DecisionLink>
      )}
      <DecisionButton look="gold" hint={solo.startHint(opponents)} onClick={start}>
        {solo.start}
      </DecisionButton>
      <Panel>
        <Opponents wishes={wishes.value} wish={wish} />
        <Segmented
          label={solo.toughness}
          hint={solo.toughnesses[toughness].explain}
          options={TOUGHNESS.map((value) => ({ value, label: solo.toughnesses[value].name }))}
          value={toughness}
          onChange={(value) => wish({ toughness: value })}
        />
        <Segmented
          label={options.edition}
          hint={editions[edition].explain}
          options={EDITIONS.map((value) => ({
            value,
            label: editions[value].name,
          }))}
          value={edition}
          onChange={(value) => wish({ edition: value })}
        />
        {hasOption(edition, 'powers') && (
          <Toggle
            label={options.powers.name}
            hint={options.powers.explain}
            checked={powers}
            onChange={(on) => wish({ powers: on })}
          />
        )}
        {powers && hasOption(edition, 'powers') && (
          <PowerDealing deal={wishes.value} onChange={({ way, banned }) => wish({ way, banned })} />
        )}
        <More wishes={wishes.value} wish={wish} />
      </Panel>
      <ButtonLink to="/replay" look="quiet">
        {replay.title}
      </ButtonLink>
      <ButtonLink to="/history" look="quiet">
        {home.history}
      </ButtonLink>
    </Page>
  );
};
