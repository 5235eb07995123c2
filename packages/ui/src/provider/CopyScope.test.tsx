import { setupI18n } from '@lingui/core';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { messages } from '../i18n/catalogs/de.ts';
import { type Copy, withCopy } from '../i18n/copy.ts';
import { CopyScope } from './CopyScope.tsx';

const Write = () => <Trans id="vl.Composer.label" values={{ name: 'Marta' }} />;
const text = (children: ReactNode) => draw(children, { locale: 'de', messages });

it('replaces a text and fills in its values', () => {
  const copy = { 'vl.Composer.label': 'Ein Wort an {name}' };
  expect(text(<CopyScope copy={copy}>{<Write />}</CopyScope>)).toBe('Ein Wort an Marta');
});

it('leaves all other texts unchanged', () => {
  expect(text(<CopyScope copy={{ 'vl.Composer.send': 'Ab damit' }}>{<Write />}</CopyScope>)).toBe(
    text(<Write />),
  );
});

it('does not compile with an id that the package does not have', () => {
  // @ts-expect-error it is called vl.Composer.label
  const misspelt: Copy = { 'vl.Composer.lable': 'Ein Wort an {name}' };
  const own: Copy = { 'vl.Interest.chess': 'Schach' };
  expect([misspelt, own]).toHaveLength(2);
});

it('gives a catalog other texts and leaves the given one as it is', () => {
  const own = withCopy(messages, {
    'vl.Composer.label': 'Ein Wort an {name}',
    'vl.Interest.chess': 'Schach',
  });
  const german = setupI18n({ locale: 'de', messages: { de: own } });
  expect(german._('vl.Composer.label', { name: 'Marta' })).toBe('Ein Wort an Marta');
  expect(german._('vl.Interest.chess')).toBe('Schach');
  const given = setupI18n({ locale: 'de', messages: { de: messages } });
  expect(german._('vl.Composer.send')).toBe(given._('vl.Composer.send'));
  expect(messages).not.toHaveProperty(['vl.Interest.chess']);
});

it('of nested scopes, the innermost wins', () => {
  expect(
    text(
      <CopyScope copy={{ 'vl.Composer.label': 'außen' }}>
        <CopyScope copy={{ 'vl.Composer.label': 'innen' }}>
          <Write />
        </CopyScope>
      </CopyScope>,
    ),
  ).toBe('innen');
});
