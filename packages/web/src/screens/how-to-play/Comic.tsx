import { POWER_NAMES } from '@holdup/engine';
import { PowerEmblem } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Panel, type PanelName } from './panels.tsx';
import './how-to-play.css';

const ORDER = [
  'loot',
  'load',
  'aim',
  'privilege',
  'courage',
  'reveal',
  'share',
  'end',
] as const satisfies readonly PanelName[];

/** Every power with its picture, what it does, and a moment in which it matters. */
const Powers = () => {
  const { howto, powers } = words();
  return (
    <section class="comic-more">
      <h2>{howto.powers.title}</h2>
      <p class="comic-lead">{howto.powers.lead}</p>
      <ul class="comic-powers">
        {POWER_NAMES.map((power) => (
          <li key={power}>
            <PowerEmblem power={power} size={64} />
            <div>
              <h3>{powers[power].name}</h3>
              <p>{powers[power].explain}</p>
              <p class="comic-example">{powers[power].example}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const FirstEdition = () => {
  const { first } = words().howto;
  return (
    <section class="comic-more">
      <h2>{first.title}</h2>
      <p class="comic-lead">{first.lead}</p>
      <ul class="comic-rules">
        {first.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
};

/** Eight panels, read in order; then the powers and the first edition. */
export const Comic = () => {
  const { howto } = words();
  return (
    <>
      <p class="comic-lead">{howto.lead}</p>
      <ol class="comic">
        {ORDER.map((name, index) => {
          const { title, text, picture } = howto.panels[name];
          return (
            <li key={name} class="comic-panel">
              <Panel name={name} label={picture} />
              <span class="comic-number" aria-hidden="true">
                {index + 1}
              </span>
              <div class="comic-text">
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <Powers />
      <FirstEdition />
    </>
  );
};
