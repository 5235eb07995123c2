import { useLingui } from '@lingui/react';
import { type Locale, logout, updateUser } from '@velluto/api-client';
import { IconButton, icons, TextLink } from '@velluto/ui/base';
import { Banner } from '@velluto/ui/patterns';
import {
  CreditsNavItem,
  DefaultLayout,
  Footer,
  LanguageMenu,
  NavCountBadge,
  TopBar,
} from '@velluto/ui/product/layout';
import { type ReactNode, useContext } from 'react';
import { useLocation } from 'wouter';
import { client, showsExamples } from './api.ts';
import { chooseLanguage, languages } from './i18n.ts';
import { SessionContext } from './session.ts';

/** Says that what is shown is made up, and leads to what comes next. */
export function ExamplesNotice() {
  const { i18n } = useLingui();
  const start = <TextLink href="/start">{i18n._('app.start')}</TextLink>;
  return (
    showsExamples && (
      <Banner tone="caution" action={start}>
        {i18n._('app.examples')}
      </Banner>
    )
  );
}

async function logOut() {
  await logout(client);
  location.assign('/');
}

/** Shows another language, in which mails and the payment provider then write to the member, too. */
async function changeLanguage(language: string, isMember: boolean) {
  await chooseLanguage(language);
  // a site that does not have the language refuses it, and the page is shown in it all the same
  if (isMember) await updateUser(client, { language: language as Locale }).catch(() => undefined);
}

/** Bar, page and footer; for visitors without the areas of members. */
export function Frame({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const viewer = useContext(SessionContext)?.viewer ?? null;
  const [path] = useLocation();
  const language = (
    <LanguageMenu
      locales={languages}
      current={i18n.locale}
      onChange={({ locale }) => void changeLanguage(locale, viewer !== null)}
    />
  );
  const areas = [
    { id: 'members', href: '/members', icon: icons.search, label: i18n._('app.members') },
    {
      id: 'chats',
      href: '/chats',
      icon: icons.message,
      label: i18n._('app.conversations'),
      badge: <NavCountBadge of="unreadMessages" count={viewer?.unread ?? 0} />,
    },
    { id: 'credits', href: '/credits', icon: icons.coin, label: i18n._('app.credits') },
  ];
  const top = (
    <TopBar
      viewer={viewer}
      loginHref="/"
      items={areas.map(area => ({ ...area, active: path.startsWith(area.href) }))}
      language={language}
      balance={<CreditsNavItem credits={viewer?.credits ?? null} />}
      account={<IconButton icon={icons.logout} label={i18n._('app.logOut')} onClick={() => void logOut()} />}
    />
  );
  return (
    <DefaultLayout
      page={path}
      tabs={viewer !== null}
      top={top}
      banners={<ExamplesNotice />}
      footer={<Footer links={[]} language={viewer && language} />}
    >
      {children}
    </DefaultLayout>
  );
}
