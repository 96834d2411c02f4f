import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { type ServerInfo, serverInfo } from '../../remote/address.ts';
import { Panel } from '../../ui/index.ts';

type Keeps = ServerInfo['keeps'];

/** How long this server keeps things, as it says itself. */
export const Server = ({ keeps }: { keeps: Keeps }) => {
  const { privacy } = words();
  return (
    <>
      <Panel title={privacy.tableTitle}>
        <p>{privacy.table}</p>
        <p>{privacy.tableHours(keeps.tableHours)}</p>
      </Panel>
      <Panel title={privacy.matchTitle}>
        <p>{privacy.match}</p>
        <p>
          {keeps.matchDays === null ? privacy.matchForever : privacy.matchDays(keeps.matchDays)}
        </p>
        <p>{privacy.matchNames}</p>
      </Panel>
      <Panel title={privacy.reportsTitle}>
        <p>{privacy.reports}</p>
        <p>
          {keeps.reportDays === null ? privacy.reportForever : privacy.reportDays(keeps.reportDays)}
        </p>
      </Panel>
      <Panel title={privacy.logsTitle}>
        <p>{privacy.logs}</p>
      </Panel>
    </>
  );
};

/** What is stored about players, where, and for how long. */
export const PrivacyScreen = () => {
  const { privacy, about, common } = words();
  const info = useSignal<ServerInfo | null | undefined>(undefined);
  useEffect(() => {
    void serverInfo().then((answer) => {
      info.value = answer;
    });
  }, []);
  return (
    <Page title={about.privacyTitle} wide="page-columns">
      <p>{privacy.lead}</p>
      <Panel title={privacy.deviceTitle}>
        <p>{privacy.device}</p>
      </Panel>
      {info.value ? (
        <Server keeps={info.value.keeps} />
      ) : (
        <p class="field-hint">{info.value === null ? privacy.offline : common.loading}</p>
      )}
    </Page>
  );
};
