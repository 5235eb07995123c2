import type { TransRenderProps } from '@lingui/react';
import { Children, isValidElement, type ReactNode } from 'react';

/** The text without its elements. */
const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map(part =>
      isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part),
    )
    .join('');

/**
 * Renders a `<Trans>` with links or emphasis in an element of its own. Another text gets another element, since a page
 * translator may have moved the nodes of this one. Pass it to Lingui once:
 * `<I18nProvider i18n={i18n} defaultComponent={TranslatedText}>`.
 */
export const TranslatedText = ({ translation }: TransRenderProps) => (
  <span key={wordsOf(translation)}>{translation}</span>
);
