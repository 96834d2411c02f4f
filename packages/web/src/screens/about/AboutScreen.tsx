import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { ButtonLink, Panel } from '../../ui/index.ts';
import './about.css';

export const AboutScreen = () => {
  const { about, privacy } = words();
  return (
    <Page title={about.title} wide="page-columns">
      <div class="about-gang">
        <Character id="rabbit" expression="smug" />
        <Character id="bear" />
        <Character id="owl" expression="smug" />
      </div>
      <p>{about.what}</p>
      <Panel title={about.noticeTitle}>
        <p>{about.notice}</p>
        <p>{about.buy}</p>
      </Panel>
      <Panel title={about.privacyTitle}>
        <p>{about.privacy}</p>
        <ButtonLink to="/privacy" look="quiet">
          {privacy.more}
        </ButtonLink>
      </Panel>
      <Panel title={about.freeTitle}>
        <p>{about.free}</p>
        <p>{about.fonts}</p>
      </Panel>
    </Page>
  );
};
