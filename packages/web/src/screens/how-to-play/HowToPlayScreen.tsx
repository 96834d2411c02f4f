import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { ButtonLink } from '../../ui/index.ts';
import { Comic } from './Comic.tsx';

/** A comic page that explains the game. */
export const HowToPlayScreen = () => {
  const { howto } = words();
  return (
    <Page title={howto.title}>
      <Comic />
      <div class="comic-end">
        <ButtonLink to="/" look="gold">
          {howto.done}
        </ButtonLink>
      </div>
    </Page>
  );
};
