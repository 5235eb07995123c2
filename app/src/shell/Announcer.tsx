import { VisuallyHidden } from '@velluto/ui/base';

/** Says a text to screen readers, for example the title of the page one came to. */
export const Announcer = ({ text }: { text: string }) => (
  <VisuallyHidden role="status">{text}</VisuallyHidden>
);
