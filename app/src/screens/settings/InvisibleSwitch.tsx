import { useLingui } from '@lingui/react/macro';
import { Switch } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';

import { lazy, useState } from 'react';
import type { SettingsData } from '../../features/account/settings.load.ts';
import { setInvisible } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { Later } from '../../platform/Later.tsx';
import { useVisit } from '../../platform/visit-context.ts';

const PremiumFeatureDialog = lazy(() =>
  import('@velluto/ui/product/credits/PremiumFeatureDialog').then(module => ({
    default: module.PremiumFeatureDialog,
  })),
);

/** Premium members look around unseen; others learn what premium brings. */
export function InvisibleSwitch({ privacy }: { privacy: SettingsData['privacy'] }) {
  const { t } = useLingui();
  const visit = useVisit();
  const [on, setOn] = useState(privacy.invisible);
  const [pending, setPending] = useState(false);
  const [offered, setOffered] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = async (invisible: boolean) => {
    if (pending) return;
    if (invisible && !privacy.available) {
      setOffered(true);
      return;
    }
    setPending(true);
    setOn(invisible);
    const refused = await setInvisible(visit, invisible);
    setPending(false);
    if (!refused) {
      setProblem(null);
      return;
    }
    setOn(!invisible);
    if (refused.code === 'premium_only') setOffered(true);
    else setProblem(refused);
  };
  return (
    <Card as="section">
      <Switch
        label={t(messages.invisible)}
        description={t(commonMessages.invisible)}
        checked={on}
        aria-busy={pending || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
      <FormErrorNotice problem={problem} />
      {offered && (
        <Later>
          <PremiumFeatureDialog
            feature="invisible"
            from={null}
            packagesHref="/credits"
            onClose={() => setOffered(false)}
          />
        </Later>
      )}
    </Card>
  );
}
