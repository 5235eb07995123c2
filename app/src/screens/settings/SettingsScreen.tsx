import { useLingui } from '@lingui/react/macro';
import { Stack, TextLink } from '@velluto/ui/base';
import { Card, Page } from '@velluto/ui/patterns';
import { useFormat } from '@velluto/ui/provider';
import { lazy, useState } from 'react';
import type { SettingsData } from '../../features/account/settings.load.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages } from '../../locales/messages/notifications.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { ArchiveSection } from './ArchiveSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { InvisibleSwitch } from './InvisibleSwitch.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { Opening } from './Opening.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const PlaceForm = lazy(() => import('./PlaceForm.tsx'));
const EmailForm = lazy(() => import('./EmailForm.tsx'));
const PasswordForm = lazy(() => import('./PasswordForm.tsx'));

/** Everything about the account that is not shown to others. */
export default function SettingsScreen({ data }: ScreenProps<SettingsData>) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const { language } = useVisit();
  const [access, setAccess] = useState(data.access);
  const { sessions } = access;
  const [place, setPlace] = useState(data.place);
  const { country, region, city } = place;
  const regionName = data.regions.find(({ id }) => id === region)?.name;
  const title = t(commonMessages.settings);
  useTitle(title);
  return (
    <Page title={title} width="reading">
      <Stack gap={6}>
        {language.offered.length > 1 && (
          <Card as="section">
            <LanguageSection />
          </Card>
        )}
        <Opening
          title={t(commonMessages.place)}
          detail={[city, regionName, format.country(country)].filter(Boolean).join(', ')}
          action={t(messages.change)}
        >
          <PlaceForm data={data} onSaved={setPlace} />
        </Opening>
        <Opening title={t(commonMessages.email)} detail={user?.email} action={t(messages.change)}>
          <EmailForm />
        </Opening>
        <Opening title={t(commonMessages.password)} action={t(messages.change)}>
          <PasswordForm
            onDone={() => setAccess({ ...access, sessions: sessions.filter(({ current }) => current) })}
          />
        </Opening>
        <SecondFactorSection factor={access.second_factor} onChange={setAccess} />
        <Card>
          <TextLink strong href="/notifications">
            {t(notificationMessages.title)}
          </TextLink>
        </Card>
        <SessionsSection sessions={sessions} onChange={setAccess} />
        <InvisibleSwitch privacy={data.privacy} />
        <ArchiveSection first={data.archive} />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}
