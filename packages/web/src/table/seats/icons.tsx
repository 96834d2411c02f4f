import { Icon } from '../../ui/icons.tsx';

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
