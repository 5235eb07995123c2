import { setupI18n } from '@lingui/core';
import { build } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Badge, Button, IconButton, icons } from '../base/index.ts';
import { warnOfMissingBrand } from './dev-checks.ts';
import { useUi } from './hooks.ts';
import { withFilledTexts } from './with-filled-texts.ts';
import { ownWording } from './wording.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
const warnings = () => warn.mock.calls.map(([advice]) => String(advice));

const page = (branded: boolean) => ({
  querySelector: () => ({ closest: () => (branded ? {} : null) }),
});

it('warns of a page without a brand around the components, with the attribute and sheet that it needs', () => {
  vi.stubGlobal('document', page(true));
  warnOfMissingBrand('nordlys');
  expect(warnings()).toEqual([]);
  vi.stubGlobal('document', page(false));
  warnOfMissingBrand('nordlys');
  expect(warnings()).toEqual([
    expect.stringMatching(/^UiProvider: .*<html data-vl-brand="nordlys">.*brands\/nordlys\.css/),
  ]);
});

it('warns of an empty or incomplete catalog once a language, and says which to load', () => {
  const empty = withFilledTexts(setupI18n({ locale: 'it', messages: { it: {} } }), ownWording);
  expect(empty._('vl.LikeButton.idle')).toBe('vl.LikeButton.idle');
  empty._('vl.Composer.send');
  const partial = withFilledTexts(
    setupI18n({ locale: 'de', messages: { de: { 'vl.Composer.send': 'Senden' } } }),
    ownWording,
  );
  partial._('vl.Composer.send');
  partial._('vl.LikeButton.idle');
  partial._('mail.layout.help');
  expect(warnings()).toEqual([
    expect.stringMatching(/^Texts: the catalog "it" is empty\..*@velluto\/ui\/i18n\/it/),
    expect.stringMatching(/^Texts: the catalog "de" has no text for vl\.LikeButton\.idle\./),
  ]);
});

it('warns once of a tone or size that there is not, and names those that there are', () => {
  const typed = { tone: 'lime', size: 'huge' } as unknown as { tone: 'primary'; size: 's' };
  renderToStaticMarkup(<Badge tone={typed.tone as never}>New</Badge>);
  renderToStaticMarkup(<Badge tone={typed.tone as never}>New</Badge>);
  renderToStaticMarkup(<Button {...typed}>Send</Button>);
  renderToStaticMarkup(<IconButton label="Like" icon={icons.like} tone="quiet" size="m" />);
  expect(warnings()).toEqual([
    expect.stringMatching(/^Badge: tone is "lime"\. .*Use one of neutral, /),
    expect.stringMatching(/^Button: tone is "lime"\. .*primary/),
    expect.stringMatching(/^Button: size is "huge"\. .*Use one of s, m, l/),
  ]);
});

const Asking = () => useUi().brand.name;

it('without a provider, a component says what to wrap the page in', () => {
  expect(() => renderToStaticMarkup(<Asking />)).toThrow(
    /Wrap the page in <UiProvider .* messages=.*@velluto\/ui\/provider/,
  );
});

it('bundles for production have none of the warnings', async () => {
  const bundle = (mode: string) =>
    build({
      stdin: {
        contents: "export * from '../base/index.ts'; export * from './UiProvider.tsx'",
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      external: ['*.css.ts'],
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    });
  const texts =
    /looks like no other|Ids of messages|typefaces and distances|cannot be negative|no cascade layer|no language tag/;
  const [development, production] = await Promise.all([bundle('development'), bundle('production')]);
  expect(development.outputFiles[0]?.text).toMatch(texts);
  expect(production.outputFiles[0]?.text).not.toMatch(texts);
});
