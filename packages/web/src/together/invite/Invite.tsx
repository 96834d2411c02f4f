import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { screenPath } from '../../remote/address.ts';
import { addressOf } from '../../routing/base.ts';
import { Button } from '../../ui/index.ts';
import { canShare, copyText, shareLink, useInvite } from './invite.ts';
import { QrCode } from './QrCode.tsx';
import './invite.css';

/** Code, link and QR code of a table. Where the table hides its code, a tap shows it on this device. */
export const Invite = ({ code, hidden }: { code: string; hidden: boolean }) => {
  const { tables, common, safety } = words();
  const url = useInvite(code);
  const shown = useSignal(false);
  if (hidden && !shown.value)
    return (
      <div class="invite-ways">
        <p class="field-hint">{safety.hiddenCode}</p>
        <Button
          look="quiet"
          onClick={() => {
            shown.value = true;
          }}
        >
          {safety.showCode}
        </Button>
        <Button look="quiet" onClick={() => void copyText(url)}>
          {tables.invite.copyLink}
        </Button>
      </div>
    );
  return (
    <div class="invite">
      <div class="invite-qr">
        <QrCode text={url} label={tables.invite.qr(code)} />
      </div>
      <div class="invite-ways">
        <p class="invite-code">
          <span>{tables.invite.code}</span>
          <strong>{code}</strong>
        </p>
        <p class="invite-link">{url.replace(/^https?:\/\//, '')}</p>
        <div class="invite-buttons">
          {canShare() && (
            <Button look="gold" onClick={() => void shareLink(url)}>
              {common.share}
            </Button>
          )}
          <Button look={canShare() ? 'quiet' : 'gold'} onClick={() => void copyText(url)}>
            {tables.invite.copyLink}
          </Button>
          <a
            class="button button-quiet"
            href={addressOf(screenPath(code))}
            target="_blank"
            rel="noreferrer"
          >
            {tables.invite.bigScreen}
          </a>
        </div>
        <p class="field-hint">{tables.invite.bigScreenHint}</p>
      </div>
    </div>
  );
};
