import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { ButtonLink } from '../../ui/index.ts';
import { Scene, type SceneName } from './scenes.tsx';
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
] as const satisfies readonly SceneName[];

/** A comic page: eight panels, read in order. */
export const HowToPlayScreen = () => {
  const { howto } = words();
  return (
    <Page title={howto.title}>
      <p class="comic-lead">{howto.lead}</p>
      <ol class="comic">
        {ORDER.map((name, index) => {
          const { title, text, picture } = howto.panels[name];
          return (
            <li key={name} class="comic-panel">
              <Scene name={name} label={picture} />
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
      <div class="comic-end">
        <ButtonLink to="/" look="gold">
          {howto.done}
        </ButtonLink>
      </div>
    </Page>
  );
};
