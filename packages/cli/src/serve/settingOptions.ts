import { ConfigError, SETTINGS } from '@holdup/server/settings';
import type { Option } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';

type SettingName = keyof typeof SETTINGS;

/** `HOLDUP_MAX_CONNECTIONS` is `--max-connections`. */
const optionName = (setting: string): string =>
  setting
    .replace(/^HOLDUP_/, '')
    .toLowerCase()
    .replaceAll('_', '-');

/** `--max-connections`' placeholder in the help: the last word of its setting. */
const placeholder = (setting: string): string => setting.slice(setting.lastIndexOf('_') + 1);

/** Checks the text by the rules of the setting, and names the option if it does not fit. */
function settingOption(setting: SettingName): Option<string | undefined> {
  const { about, fallback, read } = SETTINGS[setting];
  return {
    value: placeholder(setting),
    about: fallback === '' ? about : `${about} (${fallback})`,
    read(name, given) {
      if (typeof given !== 'string') return undefined;
      try {
        read(given, `--${name}`);
      } catch (error) {
        throw error instanceof ConfigError ? new UserError(error.message) : error;
      }
      return given;
    },
  };
}

const settingNames = Object.keys(SETTINGS) as readonly SettingName[];

/** Every setting of the server as an option. */
export const SETTING_OPTIONS: Readonly<Record<string, Option<string | undefined>>> =
  Object.fromEntries(settingNames.map((setting) => [optionName(setting), settingOption(setting)]));

/** The environment variables that the given options stand for. */
export const settingsFrom = (
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settingNames.flatMap((setting) => {
      const given = options[optionName(setting)];
      return typeof given === 'string' ? [[setting, given]] : [];
    }),
  );
