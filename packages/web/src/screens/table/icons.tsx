import { Icon } from '../../ui/icons.tsx';

export const MenuIcon = () => (
  <Icon>
    <path d="M4 6.5H20M4 12H20M4 17.5H20" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M9 6H20M9 12H20M9 18H20M4 6H4.1M4 12H4.1M4 18H4.1" />
  </Icon>
);

export const BubbleIcon = () => (
  <Icon>
    <path d="M4 5H20V16H11L6 20V16H4Z" />
  </Icon>
);

export const BulbIcon = () => (
  <Icon>
    <path d="M9 17H15M10 20.5H14M8.6 14.2A6 6 0 1 1 15.4 14.2Q14.6 15 14.6 17H9.4Q9.4 15 8.6 14.2Z" />
  </Icon>
);

export const SkipIcon = () => (
  <Icon>
    <path d="M5 6L12 12L5 18ZM13 6L20 12L13 18Z" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M7 5L19 12L7 19Z" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8 5V19M16 5V19" />
  </Icon>
);

export const StepIcon = () => (
  <Icon>
    <path d="M6 5L15 12L6 19ZM19 5V19" />
  </Icon>
);

export const StepBackIcon = () => (
  <Icon>
    <path d="M18 5L9 12L18 19ZM5 5V19" />
  </Icon>
);
