import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { breakable, icons } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import type { SettingsPart } from '@velluto/ui/product/settings';
import { useFormat } from '@velluto/ui/provider';
import { type ReactNode, useState } from 'react';
import type { SettingsData } from '../../features/accounts/settings.ts';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { accountMessages } from '../../locales/messages/accounts/account.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { LanguageChoice } from '../accounts/LanguageChoice.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { ExpandableSection } from './ExpandableSection.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { PreferencesSection, usePreferencesSummary } from './PreferencesSection.tsx';
import { PrivacySwitches } from './PrivacySwitches.tsx';
import { SecondFactorSection } from './SecondFactor.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { EmailForm, PasswordForm } from './SignInForms.tsx';

/**
 * The parts of the settings in their order, with what is chosen now. The form of a part opens with its address, and stays
 * as it is when another address is opened: nothing that was typed or is shown once is lost.
 *
 * @param change id of the part that is open
 */
export function useSettingsParts(data: SettingsData, change: string | null): SettingsPart[] {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const { language } = useAppContext();
  const [sessionsInfo, setSessionsInfo] = useState(data.access);
  const { sessions } = sessionsInfo;
  const [place, setPlace] = useState(data.place);
  const [preferences, setPreferences] = useState(data.preferences);
  const lookingFor = usePreferencesSummary(preferences);
  const { country, region, city } = place;
  const regionName = data.regions.find(({ id }) => id === region)?.name;
  const home = factLine([city, regionName, format.country(country)], ', ');
  const email = user && breakable(user.email);
  /** A part whose card opens a form. */
  const withForm = (part: Omit<SettingsPart, 'content'>, form: () => ReactNode): SettingsPart => ({
    ...part,
    content: (
      <ExpandableSection
        chosen={change === part.id}
        title={part.title}
        detail={part.value}
        action={t(messages.change)}
      >
        {form}
      </ExpandableSection>
    ),
  });
  const languages: SettingsPart[] =
    language.offered.length > 1
      ? [
          {
            id: 'language',
            title: t(accountMessages.language),
            value: format.ownLanguageName(language.current),
            icon: icons.globe,
            content: (
              <Card as="section">
                <LanguageChoice />
              </Card>
            ),
          },
        ]
      : [];
  return [
    ...languages,
    withForm({ id: 'place', title: t(commonMessages.place), value: home, icon: icons.pin }, () => (
      <PlaceForm data={data} onSaved={setPlace} />
    )),
    {
      id: 'preferences',
      title: t(messages.preferences),
      value: preferences.consented_at === null ? undefined : lookingFor,
      icon: icons.like,
      content: (
        <PreferencesSection
          chosen={change === 'preferences'}
          preferences={preferences}
          summary={lookingFor}
          onChange={setPreferences}
        />
      ),
    },
    withForm({ id: 'email', title: t(commonMessages.email), value: email, icon: icons.mail }, () => (
      <EmailForm />
    )),
    withForm({ id: 'password', title: t(commonMessages.password), icon: icons.lock }, () => (
      <PasswordForm
        onDone={() =>
          setSessionsInfo({ ...sessionsInfo, sessions: sessions.filter(({ current }) => current) })
        }
      />
    )),
    {
      id: 'code',
      title: t(messages.code),
      icon: icons.shield,
      content: (
        <SecondFactorSection
          chosen={change === 'code'}
          factor={sessionsInfo.second_factor}
          onChange={setSessionsInfo}
        />
      ),
    },
    {
      id: 'sessions',
      title: t(messages.sessions),
      icon: icons.logout,
      content: <SessionsSection sessions={sessions} onChange={setSessionsInfo} />,
    },
    {
      id: 'blocked',
      title: t(messages.blocked),
      value:
        data.blocks.num_blocks === 0
          ? t(messages.blockedNobody)
          : t(messages.blockedCount({ count: data.blocks.num_blocks })),
      icon: icons.block,
      content: <BlockedSection chosen={change === 'blocked'} first={data.blocks} />,
    },
    {
      id: 'visibility',
      title: t(messages.visibility),
      icon: icons.eye,
      content: <PrivacySwitches privacy={data.privacy} />,
    },
    {
      id: 'data',
      title: t(messages.data),
      icon: icons.profile,
      content: <DataExportSection first={data.dataExport} />,
    },
  ];
}
