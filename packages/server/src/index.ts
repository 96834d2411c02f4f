export { AdminError, type AdminIo, administer } from './backup/administer.ts';
export { failStart, serve } from './serve.ts';
export { type RunningServer, type ServerParts, startServer } from './server.ts';
export { type Config, ConfigError, readConfig, SETTINGS } from './start/config.ts';
export { type Finding, probe } from './start/probe.ts';
export { openStore } from './store/open.ts';
