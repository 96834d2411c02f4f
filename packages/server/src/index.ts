export { type Config, ConfigError, readConfig, SETTINGS } from './config.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
