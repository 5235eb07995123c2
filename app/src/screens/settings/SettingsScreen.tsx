import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { breakable, Stack, Switch, TextLink } from '@velluto/ui/base';
import { Card, Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { PremiumFeatureDialog } from '@velluto/ui/product/payments/PremiumFeatureDialog';
import { useFormat } from '@velluto/ui/provider';
import { type ReactNode, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import { setInvisible, setOpenToVisitors, setShownBy } from '../../features/accounts/privacy.ts';
import type { SettingsData } from '../../features/accounts/settings.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import { toProblem } from '../../lib/problem.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useAppContext, useSession, useStore } from '../../lib/useAppContext.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { canVibrate, createVibrationStore } from '../../lib/vibration.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { notificationMessages } from '../../locales/messages/notifications.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { moneyMessages } from '../../locales/messages/wallet/money.ts';
import { LanguageChoice } from '../accounts/LanguageChoice.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExpandableSection } from './ExpandableSection.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SecondFactorSection } from './SecondFactor.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { EmailForm, PasswordForm } from './SignInForms.tsx';

/** Everything about the account that is not shown to others. */
export default function SettingsScreen({ data }: ScreenProps<SettingsData>) {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const { language } = useAppContext();
  const [sessionsInfo, setSessionsInfo] = useState(data.access);
  const { sessions } = sessionsInfo;
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
            <LanguageChoice />
          </Card>
        )}
        <ExpandableSection
          title={t(commonMessages.place)}
          detail={factLine([city, regionName, format.country(country)], ', ')}
          action={t(messages.change)}
        >
          {() => <PlaceForm data={data} onSaved={setPlace} />}
        </ExpandableSection>
        <PreferencesSection first={data.preferences} initiallyOpen={search.get('change') === 'preferences'} />
        <ExpandableSection
          title={t(commonMessages.email)}
          detail={user && breakable(user.email)}
          action={t(messages.change)}
        >
          {() => <EmailForm />}
        </ExpandableSection>
        <ExpandableSection
          title={t(commonMessages.password)}
          action={t(messages.change)}
          initiallyOpen={search.get('change') === 'password'}
        >
          {() => (
            <PasswordForm
              onDone={() =>
                setSessionsInfo({ ...sessionsInfo, sessions: sessions.filter(({ current }) => current) })
              }
            />
          )}
        </ExpandableSection>
        <SecondFactorSection factor={sessionsInfo.second_factor} onChange={setSessionsInfo} />
        <Card>
          <Stack gap={3}>
            <TextLink strong href="/notifications">
              {t(notificationMessages.title)}
            </TextLink>
            <TextLink strong href="/transactions">
              {t(moneyMessages.title)}
            </TextLink>
            <TextLink strong href="/directdebit">
              {t(moneyMessages.debit)}
            </TextLink>
          </Stack>
        </Card>
        <SessionsSection sessions={sessions} onChange={setSessionsInfo} />
        <BlockedSection first={data.blocks} />
        <InvisibleSwitch privacy={data.privacy} />
        <VisitorsSwitch first={data.privacy.open_to_visitors} />
        {data.privacy.partners.map(partner => (
          <PartnerSwitch key={partner.id} partner={partner} />
        ))}
        <VibrationSwitch />
        <DataExportSection first={data.dataExport} />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

interface SettingSwitchProps {
  label: string;
  description: string;
  /** Whether it is on at first. */
  first: boolean;
  /** Stores the choice; returns false where it could not be stored for a reason that is shown elsewhere. */
  store: (on: boolean) => Promise<boolean>;
  children?: ReactNode;
}

/** A switch that shows the choice at once, and the stored value again if storing fails. The last press counts. */
function SettingSwitch({ label, description, first, store, children }: SettingSwitchProps) {
  const [on, setOn] = useState(first);
  const wanted = useRef(first);
  const { submit, pending, problem } = useSubmit(async (before: boolean) => {
    let stored = before;
    try {
      // another press may come while one is being stored
      while (stored !== wanted.current) {
        const chosen = wanted.current;
        if (!(await store(chosen))) break;
        stored = chosen;
      }
    } finally {
      wanted.current = stored;
      setOn(stored);
    }
  });
  const choose = (chosen: boolean) => {
    wanted.current = chosen;
    setOn(chosen);
    void submit(on);
  };
  return (
    <Card as="section">
      <Switch
        label={label}
        description={description}
        checked={on}
        aria-busy={pending || undefined}
        onChange={({ target }) => choose(target.checked)}
      />
      <FormErrorNotice problem={problem} />
      {children}
    </Card>
  );
}

/** Switch for the invisible mode of premium members; others get the offer of premium. */
function InvisibleSwitch({ privacy }: { privacy: SettingsData['privacy'] }) {
  const { t } = useLingui();
  const app = useAppContext();
  const [offered, setOffered] = useState(false);
  const store = async (invisible: boolean) => {
    const mayStore = !invisible || privacy.available;
    try {
      if (mayStore) await setInvisible(app, invisible);
      else setOffered(true);
      return mayStore;
    } catch (error) {
      if (toProblem(error).code !== 'premium_only') throw error;
      setOffered(true);
      return false;
    }
  };
  return (
    <SettingSwitch
      label={t(messages.invisible)}
      description={t(commonMessages.invisible)}
      first={privacy.invisible}
      store={store}
    >
      {offered && <PremiumFeatureDialog feature="invisible" from={null} onClose={() => setOffered(false)} />}
    </SettingSwitch>
  );
}

/** Switch for vibrations, on devices that can vibrate. */
function VibrationSwitch() {
  const { t } = useLingui();
  const vibration = useStore(createVibrationStore);
  const { on } = useSnapshot(vibration.state);
  if (!useInBrowser(canVibrate)) return null;
  return (
    <Card as="section">
      <Switch
        label={t(messages.vibration)}
        description={t(messages.vibrationHint)}
        checked={on}
        onChange={({ target }) => vibration.set(target.checked)}
      />
    </Card>
  );
}

/** Switch that shows the profile to people who are not logged in. */
function VisitorsSwitch({ first }: { first: boolean }) {
  const { t } = useLingui();
  const app = useAppContext();
  return (
    <SettingSwitch
      label={t(messages.visitors)}
      description={t(messages.visitorsHint)}
      first={first}
      store={async open => {
        await setOpenToVisitors(app, open);
        return true;
      }}
    />
  );
}

/** Switch that shows the profile on the sites of another company that shares the members. */
function PartnerSwitch({ partner }: { partner: SettingsData['privacy']['partners'][number] }) {
  const { t } = useLingui();
  const app = useAppContext();
  const format = useFormat();
  const { id, company, country, sites, shown } = partner;
  return (
    <SettingSwitch
      label={t(messages.partner({ sites: format.list(sites) }))}
      description={t(messages.partnerHint({ company, country: format.country(country) }))}
      first={shown}
      store={async on => {
        await setShownBy(app, id, on);
        return true;
      }}
    />
  );
}
