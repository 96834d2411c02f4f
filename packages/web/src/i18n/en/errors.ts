/** Every error says what happened and what to do now. */
export const errors = {
  network: 'Can’t reach the server. Check your connection; we’ll keep trying.',
  tableNotFound: 'There’s no table with this code. Check it, or create a new table.',
  tableFull: 'All seats are taken. You can watch, or wait until one is free.',
  alreadyStarted: 'The game has already started. You can watch until the next one.',
  nameTaken: 'Somebody at this table has that name. Choose another.',
  nameInvalid: 'A name needs 1 to 20 characters.',
  characterTaken: 'Someone beat you to it. Pick another gangster.',
  removed: 'The host removed you from the table. You can join another.',
  tooManyRequests: 'Easy, that was too fast. Wait a few seconds and try again.',
  tooLate: 'Too late, the countdown is over.',
  notAllowed: 'You can’t do that right now. The table shows what you can do.',
  outdated: 'There’s a newer version. Reload the page to carry on.',
  replayUnreadable: 'This file isn’t a Hold-Up replay, or it’s damaged. Try another.',
  notCopied: 'Copying didn’t work. Select the text and copy it by hand.',
  tooFewPlayers: 'A game needs at least three players. Invite somebody, or let bots in.',
  badSettings:
    'These rules don’t go together, or there are more players than seats. Change one of them.',
  seatTaken: 'That seat is no longer free. Choose another.',
  notHost: 'Only the host can do that.',
  paused: 'The game is paused. The host can resume it.',
  chatOff: 'The host has turned chat off. Quick lines still work.',
  badToken: 'Your old seat is no longer yours. Take another, or watch.',
  tryAgain: 'The game just moved on. Try again.',
  unavailable: 'The server can’t save right now. Play will resume in a moment.',
  tableAside: 'Something broke at this table and it had to close. Create a new one.',
  simpleBots:
    'The bots couldn’t be loaded, so simple ones play. Check your connection for the next game.',
  unexpected: 'Something went wrong. Reload the page; we’re holding your seat.',
};
export type Errors = typeof errors;
