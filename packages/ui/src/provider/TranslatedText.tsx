import type { TransRenderProps } from '@lingui/react';
import { Children, isValidElement, type ReactNode } from 'react';

/** The text of a node without its markup. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map(part =>
      isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : String(part),
    )
    .join('');

/**
 * Renders a `<Trans>` with links or emphasis inside one element. A changed text gets a new element, because translation
 * tools of browsers may have moved the nodes of the old one. Pass it to Lingui once:
 * `<I18nProvider i18n={i18n} defaultComponent={TranslatedText}>`.
 */
export const TranslatedText = ({ translation }: TransRenderProps) => (
  <span key={textOf(translation)}>{translation}</span>
);
