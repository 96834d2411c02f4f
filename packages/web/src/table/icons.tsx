import { Icon } from '../ui/icons.tsx';

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

export const SkipIcon = () => (
  <Icon>
    <path d="M5 6L12 12L5 18ZM13 6L20 12L13 18Z" />
  </Icon>
);

export const BotIcon = () => (
  <Icon>
    <path d="M5 9H19V19H5ZM12 9V4.5M9.5 13.2V14.4M14.5 13.2V14.4M2.5 12.5V15.5M21.5 12.5V15.5" />
  </Icon>
);

/** Asleep: the letter Z in every language. */
export const AwayIcon = () => (
  <Icon>
    <path d="M4 10H12L4 20H12M14 3.5H20L14 11H20" />
  </Icon>
);
