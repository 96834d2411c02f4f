/** The words of a first visit. */
export { shell as front } from './shell.ts';
