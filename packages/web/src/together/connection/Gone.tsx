import { words } from '../../i18n/index.ts';
import { Notice } from '../../layout/Notice.tsx';
import type { SeatStatus } from '../../remote/table.ts';
import { Button, ButtonLink } from '../../ui/index.ts';

type GoneStatus = Exclude<SeatStatus, 'arriving' | 'outside' | 'waiting' | 'seated'>;

/** Why the table is not, or no longer, available to us, and what to do. */
export const Gone = ({ why, again }: { why: GoneStatus; again: () => void }) => {
  const { common, tables, errors, home } = words();
  const { gone } = tables;
  const toHome = (
    <ButtonLink to="/" look="quiet">
      {common.home}
    </ButtonLink>
  );
  switch (why) {
    case 'replaced':
      return (
        <Notice who="cat" expression="smug" title={gone.replacedTitle} text={gone.replaced}>
          <Button look="gold" onClick={again}>
            {gone.playHere}
          </Button>
          {toHome}
        </Notice>
      );
    case 'removed':
      return (
        <Notice who="duck" expression="scared" title={gone.removedTitle} text={errors.removed}>
          <Button look="gold" onClick={again}>
            {gone.watch}
          </Button>
          {toHome}
        </Notice>
      );
    case 'locked':
      return (
        <Notice who="bear" expression="smug" title={gone.lockedTitle} text={errors.tableLocked}>
          <Button look="gold" onClick={again}>
            {gone.tryAgain}
          </Button>
          {toHome}
        </Notice>
      );
    case 'turnedAway':
    case 'keptOut':
      return (
        <Notice who="duck" expression="scared" title={gone.keptOutTitle} text={errors[why]}>
          {toHome}
        </Notice>
      );
    case 'closed':
    case 'shut':
    case 'broken':
    case 'notFound':
      return (
        <Notice
          who="toad"
          expression="ducked"
          title={why === 'notFound' ? gone.notFoundTitle : gone.closedTitle}
          text={
            {
              closed: gone.closed,
              shut: gone.shut,
              broken: errors.tableAside,
              notFound: errors.tableNotFound,
            }[why]
          }
        >
          <ButtonLink to="/create" look="gold">
            {home.createTable}
          </ButtonLink>
          {toHome}
        </Notice>
      );
    case 'outdated':
      return (
        <Notice who="owl" expression="neutral" title={gone.outdatedTitle} text={errors.outdated}>
          <Button look="gold" onClick={() => location.reload()}>
            {gone.reload}
          </Button>
        </Notice>
      );
  }
};
