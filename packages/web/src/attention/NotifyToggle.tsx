import { words } from '../i18n/index.ts';
import { changeSettings, settings } from '../settings/settings.ts';
import { Toggle, toast } from '../ui/index.ts';
import { askToNotify, canNotify } from './notify.ts';

const turnOn = async (): Promise<void> => {
  const allowed = await askToNotify();
  changeSettings({ notify: allowed });
  if (!allowed) toast(words().table.attention.blocked);
};

/** Notifications about one's turn. Switching them on asks the browser; nothing else ever does. */
export const NotifyToggle = () => {
  const { attention } = words().table;
  if (!canNotify()) return null;
  return (
    <Toggle
      label={attention.notify}
      hint={attention.notifyHint}
      checked={settings.value.notify && Notification.permission === 'granted'}
      onChange={(on) => {
        if (on) void turnOn();
        else changeSettings({ notify: false });
      }}
    />
  );
};
