import { useLingui } from '@lingui/react/macro';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { Select, Stack, Switch, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { ConfirmDialog } from '@velluto/ui/product/layout/ConfirmDialog';
import { LimitedTextArea } from '@velluto/ui/product/profiles';
import { DeleteAccountRow } from '@velluto/ui/product/settings';
import { useFormat } from '@velluto/ui/provider';
import { useCallback, useEffect, useState } from 'react';
import {
  DELETION_TEXT_MAX,
  type DeletionReason,
  type DeletionSummary,
  deleteOwnAccount,
  deletionReasons,
  fetchDeletionSummary,
} from '../../features/accounts/deletion.ts';
import { sayGoodbye } from '../../features/accounts/farewell.ts';
import { requireFields, toProblem } from '../../lib/problem.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { RetentionOffer } from './RetentionOffer.tsx';

/** Deleting the account, with its dialog. */
export function DeleteAccount() {
  const [dialogOpen, setDialogOpen] = useState(false);
  return (
    <Card as="section">
      <DeleteAccountRow onDelete={() => setDialogOpen(true)} />
      {dialogOpen && <DeleteAccountDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  );
}

const empty = { password: '', reason: '' as DeletionReason | '', text: '', forfeits: false };

/** Asks for password and reason, and names what is lost, before the account is deleted. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const [summary, setSummary] = useState<DeletionSummary | null>(null);
  const paidCredits = summary?.paid_credits ?? 0;
  const loadSummary = useCallback(async () => {
    const loaded = await fetchDeletionSummary(app);
    setSummary(loaded);
    return loaded;
  }, [app]);
  const { values, change, submit, pending, fields, problem, setErrors } = useForm(empty, async values => {
    const { password, reason, text, forfeits } = values;
    // pressed before it was there, or loading it failed
    const { paid_credits: paidCredits } = summary ?? (await loadSummary());
    const errors = requireFields(values, ['password', 'reason']);
    const unforfeited = paidCredits > 0 && !forfeits;
    if (errors || unforfeited || reason === '') {
      return { fields: { ...errors?.fields, ...(unforfeited && { forfeits: 'required' }) } };
    }
    await deleteOwnAccount(app, { password, reason, text, paidCredits });
    sayGoodbye(window);
    // stays pending until it is loaded
    return new Promise<never>(() => {});
  });
  useEffect(() => {
    loadSummary().catch(error => setErrors({ problem: toProblem(error) }));
  }, [loadSummary, setErrors]);

  return (
    <ConfirmDialog
      question={{ action: 'deleteAccount', days: REACTIVATION_DAYS }}
      pending={pending}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Stack gap={4}>
        {summary?.premium_until && (
          <Text>{t(messages.premiumEnds({ date: format.date(summary.premium_until) }))}</Text>
        )}
        {summary?.delete_discount && <RetentionOffer offer={summary.delete_discount} />}
        <Select
          label={t(messages.why)}
          required
          placeholder=""
          options={deletionReasons.map(value => ({ value, label: t(messages.reason({ reason: value })) }))}
          value={values.reason}
          error={fields.reason && t(commonMessages.required)}
          onChange={({ target }) => change({ reason: target.value as DeletionReason | '' })}
        />
        {values.reason !== '' && (
          <LimitedTextArea
            label={t(messages.whyMore)}
            rows={2}
            max={DELETION_TEXT_MAX}
            value={values.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
        <CurrentPassword
          value={values.password}
          missing={fields.password !== undefined}
          problem={problem}
          onChange={password => change({ password })}
        />
        {paidCredits > 0 && (
          <Switch
            label={t(messages.giveUp({ credits: paidCredits }))}
            checked={values.forfeits}
            error={fields.forfeits && t(commonMessages.required)}
            onChange={({ target }) => change({ forfeits: target.checked })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
