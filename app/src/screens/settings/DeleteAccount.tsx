import { useLingui } from '@lingui/react/macro';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { Select, Stack, Switch, Text, TextArea } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { DeleteAccountRow } from '@velluto/ui/product/settings';
import { ConfirmDialog } from '@velluto/ui/product/shell/ConfirmDialog';
import { useFormat } from '@velluto/ui/provider';
import { useEffect, useState } from 'react';
import {
  DELETION_TEXT_MAX,
  type DeletionReason,
  deletionReasons,
  type Holdings,
  holdingsOf,
  leave,
} from '../../features/account/settings.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { refuseEmpty, toProblem } from '../../platform/map/problem.ts';
import { useForm } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

/** The way out: what it means, then the question with password and reason. */
export function DeleteAccount() {
  const [asked, setAsked] = useState(false);
  return (
    <Card as="section">
      <DeleteAccountRow onDelete={() => setAsked(true)} />
      {asked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </Card>
  );
}

const empty = { password: '', reason: '' as DeletionReason | '', text: '', givesUp: false };

/** Asks for password and reason, and names what would be lost, before the account is deleted. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const visit = useVisit();
  const [holdings, setHoldings] = useState<Holdings | null>(null);
  const paidCredits = holdings?.paid_credits ?? 0;
  const { values, change, submit, pending, fields, problem, refuse } = useForm(empty, async values => {
    const { password, reason, text, givesUp } = values;
    const refusal = refuseEmpty(values, ['password', 'reason']);
    const keeps = paidCredits > 0 && !givesUp;
    if (refusal || keeps || reason === '') {
      return { fields: { ...refusal?.fields, ...(keeps && { givesUp: 'required' }) } };
    }
    const until = await leave(visit, { password, reason, text, paidCredits });
    // a fresh page: nothing personal stays in memory
    location.assign(`/account-deleted?until=${encodeURIComponent(until)}`);
    // pending until it is there
    return new Promise<never>(() => {});
  });
  useEffect(() => {
    holdingsOf(visit).then(setHoldings, error => refuse({ problem: toProblem(error) }));
  }, [visit, refuse]);

  return (
    <ConfirmDialog
      question={{ action: 'deleteAccount', days: REACTIVATION_DAYS }}
      pending={pending}
      onConfirm={() => holdings && void submit()}
      onClose={onClose}
    >
      <Stack gap={4}>
        {holdings?.premium_until && (
          <Text>{t(messages.premiumEnds({ date: format.date(holdings.premium_until) }))}</Text>
        )}
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
          <TextArea
            label={t(messages.whyMore)}
            rows={2}
            maxLength={DELETION_TEXT_MAX}
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
            checked={values.givesUp}
            error={fields.givesUp && t(commonMessages.required)}
            onChange={({ target }) => change({ givesUp: target.checked })}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
