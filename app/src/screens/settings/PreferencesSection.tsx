import { useLingui } from '@lingui/react/macro';
import { agesSought, factLine, MAX_AGE } from '@velluto/rules';
import { Button, Inline, Stack, Text } from '@velluto/ui/base';
import { ConfirmDialog } from '@velluto/ui/product/layout/ConfirmDialog';
import { useFormat } from '@velluto/ui/provider';
import { Suspense, useRef, useState } from 'react';
import { type Preferences, pauseMatching } from '../../features/accounts/preferences.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { ExpandableSection } from './ExpandableSection.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const PreferencesForm = lazyPart(() => import('./PreferencesForm.tsx'));

/** Whom the user looks for in a line, or what follows from the withdrawn consent. */
export function usePreferencesSummary(preferences: Preferences): string {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { consented_at: consentedAt, looking_for: gender } = preferences;
  if (consentedAt === null) return t(messages.consentPaused);
  const { from, to } = agesSought(preferences, site.min_age);
  // without the orientation, which nobody should read over the member's shoulder
  return factLine([
    gender && t(messages.lookingFor({ gender })),
    to < MAX_AGE
      ? t(messages.ages({ from: format.number(from), to: format.number(to) }))
      : t(messages.agesOpen({ from: format.number(from) })),
  ]);
}

/** Whom the user looks for, and the consent to use it, which can be withdrawn and given again. */
export function PreferencesSection({
  preferences,
  summary,
  chosen,
  onChange,
}: {
  preferences: Preferences;
  /** Whom they look for, in a line. */
  summary: string;
  chosen: boolean;
  onChange: (next: Preferences) => void;
}) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(preferences);
  // what holds when its address is opened the next time
  if (!chosen && first !== preferences) setFirst(preferences);
  const [givenAgain, setGivenAgain] = useState(false);
  const { consented_at: consentedAt } = preferences;
  const paused = consentedAt === null;
  const change = (next: Preferences) => {
    onChange(next);
    if ((next.consented_at === null) === paused) return;
    setGivenAgain(paused);
    // the button that was pressed is gone
    root.current?.focus();
  };
  return (
    <Stack ref={root} tabIndex={-1} gap={6}>
      <ExpandableSection
        // closed after either change, with the answers that hold now
        key={String(paused)}
        title={t(messages.preferences)}
        detail={summary}
        action={t(paused ? messages.consentGive : messages.change)}
        chosen={chosen && preferences === first}
      >
        {() => (
          <Suspense>
            <PreferencesForm preferences={preferences} onSaved={change} />
          </Suspense>
        )}
      </ExpandableSection>
      {!paused && <ConsentSection consentedAt={consentedAt} givenAgain={givenAgain} onWithdrawn={change} />}
    </Stack>
  );
}

/** Since when the consent holds, and the button that withdraws it after a question. */
function ConsentSection({
  consentedAt,
  givenAgain,
  onWithdrawn,
}: {
  consentedAt: string;
  /** It was given again on this page. */
  givenAgain: boolean;
  onWithdrawn: (preferences: Preferences) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const [asked, setAsked] = useState(false);
  const { submit, pending, problem, setErrors } = useSubmit(async () =>
    onWithdrawn(await pauseMatching(app)),
  );
  const date = format.date(consentedAt);
  return (
    <SettingsCard title={t(messages.consent)}>
      <Text tone="muted">{t(messages.consentGiven({ site: app.site.name, date }))}</Text>
      <Inline gap={3}>
        <Button onClick={() => setAsked(true)}>{t(messages.consentWithdraw)}</Button>
        <Stack role="status">{givenAgain && <Text tone="positive">{t(messages.consentBack)}</Text>}</Stack>
      </Inline>
      {asked && (
        <ConfirmDialog
          open
          question={{ action: 'withdrawConsent' }}
          pending={pending}
          problem={problem}
          onConfirm={() => void submit()}
          onClose={() => {
            setErrors({});
            setAsked(false);
          }}
        />
      )}
    </SettingsCard>
  );
}
