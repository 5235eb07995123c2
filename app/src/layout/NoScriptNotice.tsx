import { useLingui } from '@lingui/react/macro';
import { Inline, Stack, Text, TextLink } from '@velluto/ui/base';
import { Banner } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { addressIn } from '../lib/i18n/language-address.ts';
import { usePage } from '../lib/router/router-context.tsx';
import { useAppContext } from '../lib/useAppContext.ts';
import { noScriptMessages as messages } from '../locales/messages/layout.ts';

/** Above the page in a browser that runs no scripts: what works, and links to the other languages, which the menu cannot choose then. */
export function NoScriptNotice() {
  const { t } = useLingui();
  const format = useFormat();
  const { site, language } = useAppContext();
  const { path, query } = usePage();
  return (
    <noscript>
      <Banner tone="caution">
        <Stack gap={2}>
          <Text size="s">{t(messages.text({ site: site.name, email: site.support_email }))}</Text>
          <Inline gap={3}>
            {language.offered
              .filter(locale => locale !== language.current)
              .map(locale => (
                <TextLink key={locale} href={addressIn(locale, path, query)} lang={locale} hrefLang={locale}>
                  {format.ownLanguageName(locale)}
                </TextLink>
              ))}
          </Inline>
        </Stack>
      </Banner>
    </noscript>
  );
}
