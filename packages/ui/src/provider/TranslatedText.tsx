import type { TransRenderProps } from '@lingui/react';
import { Children, isValidElement, type ReactNode } from 'react';

/** The words of a text without its elements. */
const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map(part =>
      isValidElement<{ children?: ReactNode }>(part) ? wordsOf(part.props.children) : String(part),
    )
    .join('');

/**
 * How `<Trans>` shows a text with links or stressed words: in an element of its own, and another text in another
 * element, since a page translator may have moved the words of this one. Hand it to Lingui once:
 * `<I18nProvider i18n={i18n} defaultComponent={TranslatedText}>`.
 */
export const TranslatedText = ({ translation }: TransRenderProps) => (
  <span key={wordsOf(translation)}>{translation}</span>
);
