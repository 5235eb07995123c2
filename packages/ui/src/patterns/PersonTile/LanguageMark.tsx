import { Badge } from '../../base/Badge/Badge.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

export interface LanguageMarkProps {
  /** ISO 639: `it`. */
  language: string;
  /** The whole sentence, for screen readers. */
  description: string;
}

/** Language a person writes, as two letters on their picture. */
export const LanguageMark = ({ language, description }: LanguageMarkProps) => (
  <Badge tone="photo">
    <span aria-hidden translate="no">
      {language.slice(0, 2).toUpperCase()}
    </span>
    <VisuallyHidden>{description}</VisuallyHidden>
  </Badge>
);
