/** The settings of the server, for programs that list or read them without starting one. */
export { type Config, ConfigError, readConfig, SETTINGS } from './start/config.ts';
