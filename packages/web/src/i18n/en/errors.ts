/** Every error says what happened and what to do now. */
export const errors = {
  network: 'The server can’t be reached. Check your connection; we keep trying.',
  tableNotFound: 'There is no table with this code. Check it, or create a new table.',
  tableFull: 'All seats are taken. You can watch, or wait until one gets free.',
  alreadyStarted: 'The game has already begun. You can watch until the next one.',
  nameTaken: 'Somebody at this table has that name. Choose another.',
  nameInvalid: 'A name needs 1 to 20 characters.',
  characterTaken: 'Somebody was faster. Choose another gangster.',
  removed: 'The host took you off the table. You can join another.',
  tooManyRequests: 'That was a little fast. Wait a few seconds and try again.',
  tooLate: 'Too late, the count is over.',
  notAllowed: 'That isn’t possible right now. The table shows what you can do.',
  outdated: 'There is a newer version. Reload the page to go on.',
  storageBlocked: 'This browser keeps no data for us: settings and your seat are lost on closing.',
  replayUnreadable: 'This file isn’t a Hold-Up replay, or it is damaged. Try another.',
  notCopied: 'Copying didn’t work. Select the text and copy it by hand.',
  unexpected: 'Something went wrong here. Reload the page; your seat is kept.',
};
export type Errors = typeof errors;
