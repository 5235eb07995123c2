import { useLingui } from '@lingui/react/macro';
import { Switch } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { lazy, Suspense, useState } from 'react';
import type { SettingsData } from '../../features/account/settings.load.ts';
import { setInvisible } from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
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
  const [offered, setOffered] = useState(false);
  const { submit, pending, refused } = useSubmit(async (invisible: boolean) => {
    if (invisible && !privacy.available) {
      setOffered(true);
      return null;
    }
    setOn(invisible);
    const answer = await setInvisible(visit, invisible);
    if (answer) setOn(!invisible);
    if (answer?.code !== 'premium_only') return answer;
    setOffered(true);
    return null;
  });
  return (
    <Card as="section">
      <Switch
        label={t(messages.invisible)}
        description={t(commonMessages.invisible)}
        checked={on}
        aria-busy={pending || undefined}
        onChange={({ target }) => void submit(target.checked)}
      />
      <FormErrorNotice problem={refused} />
      {offered && (
        <Suspense>
          <PremiumFeatureDialog
            feature="invisible"
            from={null}
            packagesHref="/credits"
            onClose={() => setOffered(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
