import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { velluto } from '../brands/velluto/index.ts';
import { messages } from '../i18n/catalogs/de.ts';
import { fixedClock } from './clock.ts';
import { createFormat } from './format.ts';
import { Trans, useLingui } from './lingui.ts';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

const Said = () => <p>{useLingui()._('vl.Composer.send')}</p>;

/** The page with props as they may come from JavaScript. */
const page = (props: Record<string, unknown> = {}) => {
  const good = { brand: velluto, locale: 'de-DE', clock: fixedClock(0), messages, children: <Said /> };
  return renderToStaticMarkup(<UiProvider {...({ ...good, ...props } as UiProviderProps)} />);
};

afterEach(() => vi.unstubAllEnvs());

it('takes the texts of the page itself, without a provider of Lingui', () => {
  expect(page()).toBe(`<p>${messages['vl.Composer.send']}</p>`);
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ['no brand', { brand: undefined }, /^UiProvider: brand is undefined\. Pass one: velluto of /],
  ['a generated brand without its wordmark', { brand: { id: 'aurora' } }, /brand is no brand.*createBrand/],
  ['an underscore in the language', { locale: 'it_IT' }, /locale is "it_IT", .*such as it-IT/],
  ['no language', { locale: undefined }, /locale is undefined/],
  ['no clock', { clock: undefined }, /clock is undefined\. Pass liveClock\(Date\.now\(\)\)/],
  ['a time in place of a clock', { clock: 5 }, /clock is no clock/],
  ['an unknown time zone', { timeZone: 'Mars' }, /timeZone is "Mars".*Europe\/Rome/],
  ['no texts', { messages: undefined }, /^No texts around a component of @velluto\/ui.*messages of @velluto/],
])('names %s in one sentence, with the remedy', (_, props, sentence) => {
  expect(() => page(props)).toThrow(sentence);
});

it('names missing texts in production too, where Lingui says nothing', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => renderToStaticMarkup(<Said />)).toThrow(/^No texts around.*Wrap the page in <UiProvider/);
  expect(() => renderToStaticMarkup(<Trans id="vl.Composer.send" />)).toThrow(/^No texts around/);
});

it('shows what is no time as it is, and says what to pass', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const format = createFormat('de-DE', 'Europe/Berlin');
  expect([format.date('31.12.26?'), format.sameDay('31.12.26?', 0)]).toEqual(['31.12.26?', false]);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/"31\.12\.26\?" is no time\..*an ISO text/)]);
  warn.mockRestore();
});
