import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { ButtonLink, DecisionLink } from '../../ui/index.ts';
import { Comic } from './Comic.tsx';

/** A comic page that explains the game. */
export const HowToPlayScreen = () => {
  const { howto, lessons } = words();
  return (
    <Page title={howto.title}>
      <DecisionLink to="/lessons" look="sky" hint={lessons.lead}>
        {lessons.title}
      </DecisionLink>
      <Comic />
      <div class="comic-end">
        <ButtonLink to="/" look="gold">
          {howto.done}
        </ButtonLink>
      </div>
    </Page>
  );
};
