import type { ComponentChildren } from 'preact';
import { HAND_STILLS } from './stills/handStills.tsx';
import { MOMENT_STILLS } from './stills/momentStills.tsx';
import { PARTY_STILLS } from './stills/partyStills.tsx';
import { PEOPLE_STILLS } from './stills/peopleStills.tsx';
import { SCREEN_STILLS } from './stills/screenStills.tsx';
import type { Stills } from './stills/stills.ts';
import { TABLE_STILLS } from './stills/tableStills.tsx';

export const STILLS: Stills = {
  ...SCREEN_STILLS,
  ...HAND_STILLS,
  ...PARTY_STILLS,
  ...PEOPLE_STILLS,
  ...TABLE_STILLS,
  ...MOMENT_STILLS,
};

/** Links to every screen and state, each on a page of its own. */
export const StillSheet = (): ComponentChildren => (
  <section>
    <h2>Screens and states</h2>
    <ul class="still-list">
      {Object.keys(STILLS).map((name) => (
        <li key={name}>
          <a href={`#still/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  </section>
);
