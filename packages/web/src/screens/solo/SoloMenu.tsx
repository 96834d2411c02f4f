import { words } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { RulesButton } from '../how-to-play/RulesButton.tsx';

type SoloMenuProps = { onLeave: () => void; onGiveUp: () => void };

/** The rules and the ways out of a game against bots. */
export const SoloMenu = ({ onLeave, onGiveUp }: SoloMenuProps) => {
  const { table } = words();
  return (
    <div class="table-menu">
      <RulesButton />
      <div class="menu-way">
        <Button look="paper" onClick={onLeave}>
          {table.leave}
        </Button>
        <p class="field-hint">{table.leaveHint}</p>
      </div>
      <div class="menu-way">
        <Button look="quiet" onClick={onGiveUp}>
          {table.giveUp}
        </Button>
        <p class="field-hint">{table.giveUpHint}</p>
      </div>
    </div>
  );
};
