import { ACTIVATION_DAYS, type Language } from '@velluto/rules';
import type { Site } from '../sites/site.ts';
import { activationMessages as messages } from './messages.ts';
import { translator } from './translate.ts';

/** The mail that asks to confirm the address. */
export async function activationMail(about: {
  site: Site;
  language: Language;
  name: string;
  link: string;
  origin: string;
}) {
  const { site, language, name, link, origin } = about;
  const t = await translator(language);
  // the library behind it takes a third of a second to load, which a start need not wait for
  const { layOutMail } = await import('./layout.ts');
  return layOutMail(
    {
      subject: t(messages.subject, { site: site.name }),
      before: [t(messages.greeting, { name }), t(messages.body)],
      action: { label: t(messages.button), link },
      after: [t(messages.validity, { days: ACTIVATION_DAYS }), t(messages.ignore)],
    },
    { site, language, t, origin },
  );
}
