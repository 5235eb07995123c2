import { Fragment, type ReactNode } from 'react';

/** Makes the element of a tag in a message from the text inside. */
export type RichTags = Readonly<Record<string, (text: string) => ReactNode>>;

const emphasis: RichTags = { em: text => <em>{text}</em> };

/**
 * A translated text with its marks turned into elements: `*word*` is stressed, `<terms>word</terms>` becomes what
 * `tags.terms` makes of it. Unknown tags leave their text. Another text is another element: a page translator may have
 * moved the words of this one.
 */
export function rich(text: string, tags: RichTags = {}): ReactNode {
  const makers = { ...emphasis, ...tags };
  const parts = text.replaceAll(/\*([^*]+)\*/g, '<em>$1</em>').split(/(<(\w+)>.*?<\/\2>)/);
  // The split gives plain text, a whole tag, and the tag's name in turns.
  const shown = parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return part;
    const name = parts[index + 1] ?? '';
    const inner = part.slice(name.length + 2, -(name.length + 3));
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <Fragment key={index}>{makers[name]?.(inner) ?? inner}</Fragment>;
  });
  return <span key={text}>{shown}</span>;
}
