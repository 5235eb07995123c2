import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { messages } from './catalogs/en.ts';
import type { Translate } from './translate.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
const t: Translate = message => i18n._(message);

it('ids that no catalog has do not compile', () => {
  // @ts-expect-error it is called LikeButton.idle
  i18n._('vl.LikeButton.iddle');
  // @ts-expect-error the same in a descriptor, as `t()` takes it
  t({ id: 'vl.LikeButton.iddle' });
  expect([i18n._('vl.LikeButton.idle'), t({ id: 'vl.LikeButton.idle' })]).toEqual(['Like', 'Like']);
});
