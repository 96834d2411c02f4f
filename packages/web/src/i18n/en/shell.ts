import { percentOf } from '../plural.ts';

const percentage = percentOf('en');

/** The frame around the game: home, joining by code, settings, about. A first visit loads these words only. */
export const shell = {
  common: {
    back: 'Back',
    close: 'Close',
    copied: 'Copied.',
    home: 'Home',
    loading: 'Loading…',
    share: 'Share',
    you: 'you',
  },
  home: {
    tagline: 'Aim. Bluff. Duck. Get rich.',
    playNow: 'Play now',
    playNowHint: 'Against bots, right here. Works offline too.',
    resumeHint: (round: number, of: number) => `Your game is waiting: round ${round} of ${of}`,
    createTable: 'Create a table',
    createTableHint: 'For friends, on their phones or around a TV.',
    joinTable: 'Join with a code',
    joinTableHint: 'Someone has already opened a table.',
    howToPlay: 'How to play',
    settings: 'Settings',
    install: 'Install as an app',
    installHint: 'Opens instantly, works offline.',
    about: 'About',
    language: 'Language',
    gang: 'Eight animal gangsters around a table, foam guns drawn.',
  },
  join: {
    title: 'Join a table',
    label: 'Table code',
    hint: 'The code is on the big screen or in the invitation.',
    submit: 'Join',
    invalid: 'A code has four to six letters or digits. Check it and try again.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    speed: 'Speed',
    speedHint: 'How fast reveals and animations run.',
    calm: 'Calm',
    normal: 'Normal',
    fast: 'Fast',
    volume: 'Sound',
    volumeHint: 'Everything you hear can be seen as well.',
    volumeValue: (percent: number) => (percent === 0 ? 'Muted' : percentage(percent / 100)),
    tryIt: 'Try it',
    music: 'Music',
    musicHint: 'A quiet beat that builds up to every countdown.',
    motion: 'Motion',
    motionSystem: 'Match my device',
    motionLess: 'Less',
    motionHint: 'With less motion, things fade instead of flying. No shaking, no flashing.',
    hideHand: 'Hide my hand',
    hideHandHint: 'Bullets and loot stay covered; hold to peek. Foils nosy neighbours.',
    haptics: 'Vibration',
    hapticsHint:
      'A short buzz for countdowns, shots and wounds. Phones only; off with less motion.',
    stored: 'Kept on this device only.',
  },
  about: {
    title: 'About Hold-Up',
    what: 'Hold-Up brings the party game of bluffing and foam guns to any screen: alone against bots, with friends on phones, or in front of a TV.',
    noticeTitle: 'Unofficial',
    notice:
      'A fan-made project, not affiliated with the makers of the board game. Cash ’n Guns is a game by Ludovic Maublanc, published by Repos Production; the name and the game belong to them. All drawings, sounds and words here are our own.',
    buy: 'If you like it, buy the real game: nothing beats pointing foam at your friends.',
    privacyTitle: 'Privacy',
    privacy: 'No account, no tracking, no ads. Your settings stay on your device.',
    freeTitle: 'Free software',
    free: 'The code is open source under the MIT licence.',
    fonts: 'Typefaces: Bangers and Rubik, both under the SIL Open Font License.',
  },
  notFound: {
    title: 'Nobody here',
    text: 'This page doesn’t exist. Maybe the link was cut off.',
  },
};
export type Shell = typeof shell;
