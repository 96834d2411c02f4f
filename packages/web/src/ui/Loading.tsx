import { words } from '../i18n/index.ts';

/** Stands where a game is about to appear, and says so if it could not be loaded. */
export const Loading = ({ failed }: { failed: boolean }) => {
  const { common, errors } = words();
  return (
    <p class="loading" role="status">
      {failed ? errors.notStarted : common.loading}
    </p>
  );
};
