import { BULLETS, LOOT, POWER_NAMES } from '@holdup/engine';
import {
  AppIcon,
  Bullet,
  CHARACTERS,
  Character,
  Desk,
  EXPRESSIONS,
  GodfatherToken,
  Gun,
  Loot,
  PowerEmblem,
  Shame,
  Sign,
  Wordmark,
  Wound,
} from '../art/index.ts';

export const CharacterSheet = () => (
  <section>
    <h2>Characters × expressions</h2>
    <table class="sheet">
      <thead>
        <tr>
          <th />
          {EXPRESSIONS.map((expression) => (
            <th key={expression}>{expression}</th>
          ))}
          <th>aim, wounded</th>
          <th>56 px</th>
        </tr>
      </thead>
      <tbody>
        {CHARACTERS.map(({ id, name, color, symbol }, row) => (
          <tr key={id}>
            <th>
              <Sign symbol={symbol} color={color} size={28} /> {name}
            </th>
            {EXPRESSIONS.map((expression) => (
              <td key={expression}>
                <Character id={id} expression={expression} size={110} />
              </td>
            ))}
            <td>
              <Character id={id} expression="aiming" aim={row * 45} wounded size={110} />
            </td>
            <td>
              <Character id={id} size={56} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const ThingSheet = () => (
  <section>
    <h2>Cards and things</h2>
    <div class="row">
      {BULLETS.map((kind) => (
        <Bullet key={kind} kind={kind} size={92} />
      ))}
      <Bullet kind="back" size={92} />
    </div>
    <div class="row">
      {LOOT.map((kind) => (
        <Loot key={kind} kind={kind} size={92} />
      ))}
      <Loot kind="back" size={92} />
    </div>
    <div class="row">
      {LOOT.map((kind) => (
        <Loot key={kind} kind={kind} size={40} />
      ))}
    </div>
    <div class="row">
      {POWER_NAMES.map((power) => (
        <figure key={power}>
          <PowerEmblem power={power} size={84} />
          <figcaption>{power}</figcaption>
        </figure>
      ))}
    </div>
    <div class="row">
      <Desk size={150} />
      <GodfatherToken size={84} />
      <Wound size={56} />
      <Shame size={56} />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <Gun key={angle} angle={angle} size={90} />
      ))}
    </div>
    <div class="row">
      <Wordmark size={420} />
      <AppIcon size={128} />
      <AppIcon size={128} bleed />
      <AppIcon size={32} />
    </div>
  </section>
);
