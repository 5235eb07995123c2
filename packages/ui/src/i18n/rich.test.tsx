import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rich } from './rich.tsx';

const html = (text: string, tags?: Parameters<typeof rich>[1]) =>
  renderToStaticMarkup(rich(text, tags)).replace(/^<span>(.*)<\/span>$/, '$1');

it.each([
  ['plain', 'plain'],
  ['A few words *more*', 'A few words <em>more</em>'],
  ['*a* and *b*', '<em>a</em> and <em>b</em>'],
  ['2 * 3', '2 * 3'],
  ['<unknown>kept</unknown> text', 'kept text'],
])('%s', (text, expected) => expect(html(text)).toBe(expected));

it('turns named tags into what the caller makes of them', () => {
  const link = (text: string) => <a href="/terms">{text}</a>;
  expect(html('I accept the <terms>terms</terms>.', { terms: link })).toBe(
    'I accept the <a href="/terms">terms</a>.',
  );
});

it('shows text that looks like markup as text', () => {
  expect(html('*<script>x</script>*')).not.toContain('<script');
});
