export { shell as front } from './shell.ts';
