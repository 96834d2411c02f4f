import { Icon } from '../../ui/icons.tsx';

export const BulbIcon = () => (
  <Icon>
    <path d="M9 17H15M10 20.5H14M8.6 14.2A6 6 0 1 1 15.4 14.2Q14.6 15 14.6 17H9.4Q9.4 15 8.6 14.2Z" />
  </Icon>
);
