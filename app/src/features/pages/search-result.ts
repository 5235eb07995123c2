import type { SearchResult } from '../../lib/head/search-result.ts';
import { type TextElement, textOf } from './text-page.ts';

/** Characters that search engines show of a description. */
const descriptionLength = 160;

/** The beginning of a text, cut between words. */
function beginningOf(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Questions and answers for schema.org: each heading is a question, what stands below it the answer. */
function questionsOf(content: readonly TextElement[]): object {
  const questions: { name: string; answer: string[] }[] = [];
  for (const node of content) {
    if (node[0] === 'h2') questions.push({ name: textOf(node), answer: [] });
    else questions.at(-1)?.answer.push(textOf(node));
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, answer }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

/**
 * What a search engine shows of a text page: its first paragraph, and its questions where it has some.
 *
 * @param content with placeholders filled in
 */
export function searchResultOf(name: string | undefined, content: readonly TextElement[]): SearchResult {
  const [first] = content.filter(([tag]) => tag === 'p');
  return {
    description: beginningOf(first ? textOf(first) : ''),
    structuredData: name === 'faq' ? questionsOf(content) : undefined,
  };
}
