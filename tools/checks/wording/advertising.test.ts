import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { expect, it } from 'vitest';
import { ADVERTISING_WORDING } from '../../../app/src/features/notifications/advertising-wording.ts';
import { catalogTexts } from '../../i18n/catalog-texts.ts';
import { root } from '../../support/run-step.ts';

/** Hash of the words in which each language asks for e-mails that advertise, by their version. */
const versions: Record<string, string> = {
  '2026-11-28': 'c14cca56c0d1dd3b81307d5dcadeab95e4d8f35c7a9da224bad103b753fe51b7',
};

/** Ids of the words, by the folder of their catalogs. */
const asked = {
  'app/src/locales/catalogs': ['app.Notifications.advertising', 'app.Notifications.advertisingConsent'],
  'packages/ui/src/i18n/catalogs': ['weekly_updates', 'promotions', 'news'].flatMap(kind => [
    `vl.Notification.${kind}`,
    `vl.Notification.${kind}Help`,
  ]),
};

/** The words in all languages. */
function words(): string[] {
  return LANGUAGES.flatMap(language =>
    Object.entries(asked).flatMap(([folder, ids]) => {
      const texts = new Map(catalogTexts(join(root, folder, `${language}.po`)));
      return ids.map(id => texts.get(id) ?? `no text ${id} in ${language}`);
    }),
  );
}

it('a changed text of the consent to advertising has a new version', () => {
  expect(words().filter(text => text.startsWith('no text'))).toEqual([]);
  const sha256 = createHash('sha256').update(words().join('\n')).digest('hex');
  expect(versions[ADVERTISING_WORDING]).toBe(sha256);
});
