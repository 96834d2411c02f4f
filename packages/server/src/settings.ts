/** What a program needs to describe and configure a server without loading one. */
export { ADMIN_ACTIONS, ADMIN_USAGES, type AdminActionName } from './backup/actions.ts';
export { type Config, ConfigError, readConfig, SETTINGS } from './start/config.ts';
