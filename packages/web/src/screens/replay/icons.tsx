import { Icon } from '../../ui/icons.tsx';

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
