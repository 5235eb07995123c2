import { useLingui } from '@lingui/react/macro';
import { Stack, Switch } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { PremiumFeatureDialog } from '@velluto/ui/product/payments/PremiumFeatureDialog';
import { useFormat } from '@velluto/ui/provider';
import { type ReactNode, useRef, useState } from 'react';
import { setInvisible, setOpenToVisitors, setShownBy } from '../../features/accounts/privacy.ts';
import type { SettingsData } from '../../features/accounts/settings.ts';
import { toProblem } from '../../lib/problem.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';

/** Who sees the profile: invisible mode, people who are not logged in, sites of other companies. */
export const PrivacySwitches = ({ privacy }: { privacy: SettingsData['privacy'] }) => (
  <Stack gap={6}>
    <InvisibleSwitch privacy={privacy} />
    <VisitorsSwitch first={privacy.open_to_visitors} />
    {privacy.partners.map(partner => (
      <PartnerSwitch key={partner.id} partner={partner} />
    ))}
  </Stack>
);

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
