import { Badge } from '../../base/Badge/Badge.tsx';
import { cx } from '../../base/cx.ts';
import type { RootProps } from '../../base/root-props.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

export interface LanguageMarkProps extends RootProps<'span'> {
  /** ISO 639: `it`. */
  language: string;
  /** The whole sentence, for screen readers. */
  description: string;
}

/** Language a person writes, as two letters on their picture. */
export const LanguageMark = ({ language, description, className, ...rest }: LanguageMarkProps) => (
  <Badge {...rest} tone="photo" className={cx('vl-LanguageMark', className)}>
    <span aria-hidden translate="no">
      {language.slice(0, 2).toUpperCase()}
    </span>
    <VisuallyHidden>{description}</VisuallyHidden>
  </Badge>
);
