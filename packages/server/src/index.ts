export { type RunningServer, type ServerParts, startServer } from './server.ts';
export { type Config, ConfigError, readConfig, SETTINGS } from './start/config.ts';
export { failStart, serve } from './start/serve.ts';
