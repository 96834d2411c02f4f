import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { inviteAddress, serverInfo } from '../../remote/address.ts';
import { toast } from '../../ui/index.ts';

/** The link to share: the page's own address until the server has said a better one. */
export const useInvite = (code: string): string => {
  const lan = useSignal<string | null>(null);
  useEffect(() => {
    void serverInfo().then((info) => {
      lan.value = info?.lan ?? null;
    });
  }, []);
  return inviteAddress(code, location, lan.value);
};

/** Without a secure connection there is no clipboard API; selecting and copying works everywhere. */
const copyOldWay = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
};

export const copyText = async (text: string): Promise<void> => {
  const { common, errors } = words();
  let done = false;
  try {
    await navigator.clipboard.writeText(text);
    done = true;
  } catch {
    done = copyOldWay(text);
  }
  toast(done ? common.copied : errors.notCopied);
};

export const canShare = (): boolean => typeof navigator.share === 'function';

export const shareLink = async (url: string): Promise<void> => {
  try {
    await navigator.share({ title: 'Hold-Up', text: words().tables.invite.text, url });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') await copyText(url);
  }
};
