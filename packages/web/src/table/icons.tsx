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
