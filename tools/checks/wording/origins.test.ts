import { join } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { describe, expect, it } from 'vitest';
import { catalogTexts } from '../../i18n/catalog-texts.ts';
import { root } from '../../support/run-step.ts';

const textsOf = (catalog: string, language: string) =>
  new Map(catalogTexts(join(root, catalog, `${language}.po`)));

describe.each(LANGUAGES)('in %s', language => {
  const components = textsOf('packages/ui/src/i18n/catalogs', language);
  const mails = textsOf('packages/server/src/infrastructure/mail/catalogs', language);

  it.each(['ai', 'operator', 'system'])('mails and pages use the same words for the origin %s', origin => {
    const mail = mails.get(`mail.origin.${origin}`);
    expect(mail).toContain('{fictional}');
    expect(components.get(`vl.Origin.${origin}Answers`)).toBe(mail?.replace('{fictional}', '{label}'));
  });

  it('each origin has different words', () => {
    for (const kind of ['Mark', 'Answers', 'Head']) {
      const words = ['ai', 'operator', 'system'].map(origin => components.get(`vl.Origin.${origin}${kind}`));
      expect(new Set(words).size).toBe(3);
    }
  });
});
