import { useSignal } from '@preact/signals';
import { historyText, MOST_BYTES, readHistory } from '../../game/history/historyFile.ts';
import { addGames, playedGames, removeAllGames } from '../../game/history/playedGames.ts';
import { words } from '../../i18n/index.ts';
import { download } from '../../storage/download.ts';
import { Button, Dialog, FileButton, Panel, toast } from '../../ui/index.ts';

const save = (): void =>
  download(
    new File([historyText(playedGames())], 'hold-up-history.json', { type: 'application/json' }),
  );

const addFrom = async (file: Blob): Promise<void> => {
  const { history } = words();
  const games = file.size > MOST_BYTES ? null : readHistory(await file.text());
  toast(games === null ? history.unreadable : history.added(addGames(games)));
};

const ClearDialog = ({ onClose }: { onClose: () => void }) => {
  const { history } = words();
  return (
    <Dialog title={history.clear} onClose={onClose}>
      <p>{history.clearSure}</p>
      <Button
        look="gold"
        onClick={() => {
          removeAllGames();
          onClose();
        }}
      >
        {history.clear}
      </Button>
    </Dialog>
  );
};

/** Saving the games as a file, adding those of a file, and deleting them all. */
export const Data = ({ empty }: { empty: boolean }) => {
  const { history, settings } = words();
  const clearing = useSignal(false);
  return (
    <Panel title={history.data}>
      <div class="history-data">
        {!empty && (
          <Button look="paper" onClick={save}>
            {history.save}
          </Button>
        )}
        <FileButton label={history.read} onFile={(file) => void addFrom(file)} />
        {!empty && (
          <Button
            look="quiet"
            onClick={() => {
              clearing.value = true;
            }}
          >
            {history.clear}
          </Button>
        )}
      </div>
      <p class="field-hint">{settings.stored}</p>
      {clearing.value && (
        <ClearDialog
          onClose={() => {
            clearing.value = false;
          }}
        />
      )}
    </Panel>
  );
};
