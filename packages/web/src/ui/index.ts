export { Announcer, announce, toast } from './Announcer.tsx';
export { Button, ButtonLink, DecisionButton, DecisionLink, FileButton } from './Button.tsx';
export { Dialog } from './Dialog.tsx';
export { DialogButton } from './DialogButton.tsx';
export { Explain } from './Explain.tsx';
export { Segmented, Select, Slider, TextField, Toggle } from './fields.tsx';
export {
  BackIcon,
  BookIcon,
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  GearIcon,
  InfoIcon,
  ListIcon,
  SpeakerIcon,
} from './icons.tsx';
export { Loading } from './Loading.tsx';
export { Name } from './Name.tsx';
export { Chip, Panel, Progress } from './Panel.tsx';
