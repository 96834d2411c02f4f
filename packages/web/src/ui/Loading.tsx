import { words } from '../i18n/index.ts';

/** The placeholder of a game that is loading; says so if it could not be loaded. */
export const Loading = ({ failed }: { failed: boolean }) => {
  const { common, errors } = words();
  return (
    <p class="loading" role="status">
      {failed ? errors.notStarted : common.loading}
    </p>
  );
};
