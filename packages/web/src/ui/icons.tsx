import type { ComponentChildren } from 'preact';

/** Small line icons, in the colour of the surrounding text. */
export const Icon = ({ children }: { children: ComponentChildren }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6L18 18M18 6L6 18" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M5 13L10 18L19 7" />
  </Icon>
);

export const BackIcon = () => (
  <Icon>
    <path d="M15 5L8 12L15 19" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M5 20v-6M12 20V4M19 20v-10" />
  </Icon>
);

export const GearIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3.2" />
    <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2" />
  </Icon>
);

export const BookIcon = () => (
  <Icon>
    <path d="M12 7C9 4.5 5 4.5 3.5 5V18.5C6 18 9 18 12 20.5C15 18 18 18 20.5 18.5V5C19 4.5 15 4.5 12 7ZM12 7V20" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11V16.5M12 7.5V7.6" />
  </Icon>
);

export const SpeakerIcon = () => (
  <Icon>
    <path d="M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9Q18.5 12 16.5 15M19 6.5Q22.5 12 19 17.5" />
  </Icon>
);

export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4V14M7.5 10L12 14.5L16.5 10M5 19H19" />
  </Icon>
);
