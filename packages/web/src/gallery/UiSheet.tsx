import { LOOT, POWER_NAMES } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { Loot, PowerEmblem, Sign } from '../art/index.ts';
import { LANGUAGE_NAMES, LOCALES, speak, words } from '../i18n/index.ts';
import { SPEEDS } from '../settings/settings.ts';
import { EFFECT_NAMES } from '../sound/effects.ts';
import { play } from '../sound/player.ts';
import {
  Button,
  Chip,
  DecisionButton,
  Dialog,
  Explain,
  Panel,
  Progress,
  Segmented,
  Slider,
  TextField,
  Toggle,
  toast,
} from '../ui/index.ts';

const Buttons = ({ onDialog }: { onDialog: () => void }) => {
  const m = words();
  const choice = useSignal<'duck' | 'stand' | undefined>(undefined);
  return (
    <>
      <div class="row">
        <Button look="gold">{m.home.playNow}</Button>
        <Button look="sky">{m.home.createTable}</Button>
        <Button>{m.home.joinTable}</Button>
        <Button look="quiet">{m.home.settings}</Button>
        <Button disabled>{m.common.close}</Button>
        <Button onClick={() => toast(m.common.copied)}>{m.common.share}</Button>
        <Button onClick={onDialog}>{m.join.title}</Button>
      </div>
      <div class="ui-column">
        {(['duck', 'stand'] as const).map((value) => (
          <DecisionButton
            key={value}
            look={value === 'duck' ? 'sky' : 'gold'}
            chosen={choice.value === value}
            onClick={() => {
              choice.value = value;
            }}
            hint={m.game.counts.aimedAtYou(value === 'duck' ? 1 : 5)}
          >
            {m.editions.second[value].name}
          </DecisionButton>
        ))}
      </div>
      <div class="row">
        <Chip icon={<Sign symbol="heart" color="#B5322A" size={24} />}>{m.talk.bang}</Chip>
        <Chip icon={<Sign symbol="star" color="#F2DC32" size={24} />}>{m.talk.bluff}</Chip>
      </div>
    </>
  );
};

const Fields = () => {
  const m = words();
  const speed = useSignal<(typeof SPEEDS)[number]>('normal');
  const volume = useSignal(40);
  const on = useSignal(true);
  return (
    <div class="ui-column">
      <Panel title={m.settings.title}>
        <Segmented
          label={m.settings.speed}
          hint={m.settings.speedHint}
          options={SPEEDS.map((value) => ({ value, label: m.settings[value] }))}
          value={speed.value}
          onChange={(value) => {
            speed.value = value;
          }}
        />
        <Slider
          label={m.settings.volume}
          value={volume.value}
          max={100}
          step={5}
          valueText={m.settings.volumeValue(volume.value)}
          onChange={(value) => {
            volume.value = value;
          }}
        />
        <Toggle
          label={m.options.powers.name}
          hint={m.options.powers.explain}
          checked={on.value}
          onChange={(value) => {
            on.value = value;
          }}
        />
        <TextField
          label={m.join.label}
          hint={m.join.hint}
          error={m.join.invalid}
          value="K7"
          maxLength={6}
          onInput={() => undefined}
        />
        <Progress label={m.common.loading} value={3} max={8} />
      </Panel>
    </div>
  );
};

const Explained = () => {
  const { loot, powers } = words();
  return (
    <div class="row">
      {LOOT.map((kind) => (
        <Explain key={kind} entry={loot.cards[kind]}>
          <Loot kind={kind} size={64} />
        </Explain>
      ))}
      {POWER_NAMES.map((power) => (
        <Explain key={power} entry={powers[power]}>
          <PowerEmblem power={power} size={56} />
        </Explain>
      ))}
    </div>
  );
};

export const UiSheet = () => {
  const { join } = words();
  const open = useSignal(false);
  return (
    <section>
      <h2>Components</h2>
      <div class="row">
        {LOCALES.map((locale) => (
          <Button key={locale} look="quiet" onClick={() => void speak(locale)}>
            {LANGUAGE_NAMES[locale]}
          </Button>
        ))}
      </div>
      <Buttons
        onDialog={() => {
          open.value = true;
        }}
      />
      <Fields />
      <Explained />
      <div class="row">
        {EFFECT_NAMES.map((name) => (
          <Button key={name} look="quiet" onClick={() => play(name)}>
            {name}
          </Button>
        ))}
      </div>
      {open.value && (
        <Dialog
          title={join.title}
          onClose={() => {
            open.value = false;
          }}
        >
          <p>{join.hint}</p>
        </Dialog>
      )}
    </section>
  );
};
