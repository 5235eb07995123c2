import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@velluto/ui/base';
import { PreferenceFields } from '@velluto/ui/product/accounts';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useState } from 'react';
import {
  type Preferences,
  savePreferences,
  toPreferenceValues,
} from '../../features/accounts/preferences.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';

/** The form of whom the user looks for, with the consent where it does not hold. */
export default function PreferencesForm({
  preferences,
  onSaved,
}: {
  preferences: Preferences;
  onSaved: (preferences: Preferences) => void;
}) {
  const { t } = useLingui();
  const app = useAppContext();
  const [saved, setSaved] = useState(false);
  const paused = preferences.consented_at === null;
  const { values, change, onSubmit, pending, fields, problem } = useForm(
    toPreferenceValues(preferences, app.site.min_age),
    async values => {
      setSaved(false);
      const result = await savePreferences(app, preferences, values);
      if ('errors' in result) return result.errors;
      setSaved(true);
      onSaved(result.saved);
    },
  );
  return (
    <SubmitForm
      onSubmit={onSubmit}
      pending={pending}
      action={t(commonMessages.save)}
      beside={<Stack role="status">{saved && <Text tone="positive">{t(commonMessages.saved)}</Text>}</Stack>}
    >
      <PreferenceFields
        values={values}
        minAge={app.site.min_age}
        siteName={app.site.name}
        // refused because the consent was withdrawn in another tab
        asksConsent={paused || values.consent || fields.consent !== undefined}
        problems={fields}
        onChange={part => {
          setSaved(false);
          change(part);
        }}
      />
      <FormErrorNotice problem={problem} />
    </SubmitForm>
  );
}
