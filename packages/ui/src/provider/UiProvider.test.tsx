import type { MessageId, Messages } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { messages } from '../i18n/catalogs/de.ts';
import { CopyScope } from './CopyScope.tsx';

const id = 'vl.Composer.label';
const likesId = 'vl.Interest.likes';
const likes: Messages[string] = ['Du gefällst ', ['name'], '.'];
const words = (children: ReactNode) =>
  draw(children, { locale: 'de', messages: { ...messages, [likesId]: likes } });

function Say({ id, name }: { id: MessageId; name: string }) {
  const { i18n, _ } = useLingui();
  const said = new Set([_(id, { name }), i18n._(id, { name }), i18n.t({ id, values: { name } })]);
  return <p>{[...said].join('|')}</p>;
}

it.each<[string, (id: MessageId, name: string) => ReactNode]>([
  ['the hook', (id, name) => <Say id={id} name={name} />],
  ['Trans', (id, name) => <Trans id={id} values={{ name }} />],
  [
    'a text of a scope',
    (id, name) => (
      <CopyScope copy={{ 'vl.Composer.label': 'Schreib an {name}.' }}>
        <Trans id={id} values={{ name }} />
      </CopyScope>
    ),
  ],
])('lets the values fit into texts, whoever has set Lingui up: %s', (_, say) => {
  expect(words(say(id, 'חוה'))).toContain('\u2068חוה\u2069');
  expect(words(say(likesId, 'Anna B.'))).toMatch(/Anna B\.(?!\.)/);
});

it('shows the default text of an app whose catalogs lack a message', () => {
  expect(words(<Trans id="vl.Interest.new" message="Neu" />)).toBe('Neu');
  expect(words(<Trans id="vl.Interest.new" message="Neu: {name}" values={{ name: 'Anna' }} />)).toBe(
    'Neu: Anna',
  );
});
