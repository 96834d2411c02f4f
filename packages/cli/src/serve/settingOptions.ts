import path from 'node:path';
import { type Config, ConfigError, readConfig, SETTINGS } from '@holdup/server/settings';
import type { Option } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';

type SettingName = keyof typeof SETTINGS;

/** `HOLDUP_MAX_CONNECTIONS` is `--max-connections`. */
const optionName = (setting: string): string =>
  setting
    .replace(/^HOLDUP_/, '')
    .toLowerCase()
    .replaceAll('_', '-');

/** The help names the default, unless it is a place on this machine. */
const described = (about: string, fallback: string): string =>
  fallback === '' || path.isAbsolute(fallback) ? about : `${about} (${fallback})`;

/** Checks the text by the rules of the setting, and names the option if it does not fit. */
function settingOption(setting: SettingName): Option<string | undefined> {
  const { about, fallback, read } = SETTINGS[setting];
  return {
    value: 'VALUE',
    about: described(about, fallback),
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

/** The options of commands that only need to know the database. */
export const DATABASE_OPTION = { database: settingOption('HOLDUP_DATABASE') };

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

/** The configuration of the environment and the given options; throws a UserError that names what is wrong. */
export function configFrom(options: Readonly<Record<string, unknown>>): Config {
  try {
    return readConfig({ ...process.env, ...settingsFrom(options) });
  } catch (error) {
    throw error instanceof ConfigError ? new UserError(error.message) : error;
  }
}
