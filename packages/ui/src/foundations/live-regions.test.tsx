import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { wrongLiveRegions } from '../../test/live-regions.ts';
import { creditOffers } from '../../test/offers.ts';
import { Dropzone } from '../base/index.ts';
import { ConversationList, MessageList, TypingIndicator } from '../product/chat/index.ts';
import { LimitedTextArea } from '../product/LimitedTextArea.tsx';
import { CreditsPackageList, TransactionList } from '../product/payments/index.ts';

const source = join(import.meta.dirname, '..');

it.each([
  ['{error && <p role="alert">{error}</p>}', 'comes together with its text'],
  ['{error ? <p role="alert">{error}</p> : <b />}', 'comes together with its text'],
  ['{busy && <div><ErrorAlert>{error}</ErrorAlert></div>}', 'comes together with its text'],
  ['{error && <p role="alert">{error && t(error)}</p>}', 'comes together with its text'],
  ['{problem && <FormErrorNotice problem={problem} />}', 'comes together with its text'],
  ['{problem !== null && <FormErrorNotice problem={problem} />}', 'comes together with its text'],
  ['{!problem ? null : <FormErrorNotice problem={problem} />}', 'comes together with its text'],
  ['<p role="status">{t(words.loading)}</p>', 'never changes its text'],
  ['<p role="status"><b>{t(words.writing({ name }))}</b></p>', 'never changes its text'],
])('finds %s', (element, problem) => {
  expect(wrongLiveRegions('a.tsx', `const A = () => <div>${element}</div>;`)).toEqual([`a.tsx:1 ${problem}`]);
});

it('finds a live region behind an early return', () => {
  const text = 'function A() { if (off) { return <p aria-live="polite">{error}</p>; } return null; }';
  expect(wrongLiveRegions('a.tsx', text)).toEqual(['a.tsx:1 comes together with its text']);
});

it.each([
  '<p role="alert">{error}</p>',
  '<p role="status">{busy && t(words.loading)}</p>',
  '{open && <p role="status">{busy && t(words.loading)}</p>}',
  '{open && <p role="status">{sent && t(words.sent)}{late && t(words.late)}</p>}',
  '{open ? <FormErrorNotice problem={isMine(problem) ? problem : null} /> : null}',
  '{open && <ProblemAlert problem={problem} />}',
  '<p role="status">{t(message)}</p>',
  '<p role="status" className={busy ? "a" : "b"}>{text}</p>',
])('accepts %s', element => {
  expect(wrongLiveRegions('a.tsx', `const A = () => <div>${element}</div>;`)).toEqual([]);
});

it('every live region is there before its text: a region that comes with its text is not read out', () => {
  const files = globSync('{base,patterns,product,provider}/**/*.tsx', {
    cwd: source,
    exclude: ['**/*.{stories,test}.tsx'],
  });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(file => wrongLiveRegions(file, readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

/** What the status regions of some HTML contain. */
const statusTexts = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]* ?role="status"[^>]*>(.*?)<\/\1>/g)].map(([, , text]) => text);
const field = { label: 'About me', onChange: () => {} };
const drop = { label: 'Add a photo', onFiles: () => {} };
it.each([
  [
    'too long',
    <LimitedTextArea key="" {...field} value="a" max={2} />,
    <LimitedTextArea key="" {...field} value="aaa" max={2} />,
  ],
  ['a refused file', <Dropzone key="" {...drop} />, <Dropzone key="" {...drop} error="Too large" />],
  ['typing', <TypingIndicator key="" name="Luca" typing={false} />, <TypingIndicator key="" name="Luca" />],
  [
    'messages',
    <MessageList key="" name="Luca" messages={[]} />,
    <MessageList key="" name="Luca" messages={[]} loading />,
  ],
  [
    'conversations',
    <ConversationList key="" conversations={[]} />,
    <ConversationList key="" conversations={[]} loading />,
  ],
  [
    'packages',
    <CreditsPackageList key="" offers={creditOffers} />,
    <CreditsPackageList key="" offers={creditOffers} loading />,
  ],
  [
    'payments',
    <TransactionList key="" transactions={[]} />,
    <TransactionList key="" transactions={[]} status="loading" />,
  ],
])('%s: the same live region is empty before', (_, before, after) => {
  expect(statusTexts(draw(before)).join('')).toBe('');
  expect(statusTexts(draw(before))).toHaveLength(statusTexts(draw(after)).length);
  expect(statusTexts(draw(after)).join('')).not.toBe('');
});
