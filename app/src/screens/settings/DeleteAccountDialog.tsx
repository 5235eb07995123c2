import { useLingui } from '@lingui/react/macro';
import { REACTIVATION_DAYS } from '@velluto/rules';
import { Select, Stack, Switch, Text, TextArea } from '@velluto/ui/base';
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
} from '../../features/account/deletion.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const nothingMissing = { password: false, reason: false, credits: false };

/** Asks for password and reason, and names what would be lost, before the account is deleted. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const visit = useVisit();
  const [holdings, setHoldings] = useState<Holdings | null>(null);
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState<DeletionReason | ''>('');
  const [text, setText] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const [missing, setMissing] = useState(nothingMissing);
  const { submit, pending, refused, refuse } = useSubmit(async (values: Parameters<typeof leave>[1]) => {
    const answer = await leave(visit, values);
    if ('problem' in answer) return answer.problem;
    // a fresh page: nothing personal stays in memory
    location.assign(`/account-deleted?until=${encodeURIComponent(answer.until)}`);
    // pending until it is there
    return new Promise<never>(() => {});
  });
  useEffect(() => {
    let here = true;
    void holdingsOf(visit).then(answer => {
      if (!here) return;
      if ('problem' in answer) refuse(answer.problem);
      else setHoldings(answer);
    });
    return () => {
      here = false;
    };
  }, [visit, refuse]);

  const paidCredits = holdings?.paid_credits ?? 0;
  const confirm = () => {
    if (!holdings) return;
    const lacks = {
      password: password === '',
      reason: reason === '',
      credits: paidCredits > 0 && !givesUp,
    };
    setMissing(lacks);
    if (reason === '' || lacks.password || lacks.credits) return;
    void submit({ password, reason, text, paidCredits });
  };
  return (
    <ConfirmDialog
      question={{ deed: 'deleteAccount', days: REACTIVATION_DAYS }}
      pending={pending}
      onConfirm={confirm}
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
          value={reason}
          error={missing.reason && t(commonMessages.required)}
          onChange={({ target }) => {
            setReason(target.value as DeletionReason | '');
            setMissing({ ...missing, reason: false });
          }}
        />
        {reason !== '' && (
          <TextArea
            label={t(messages.whyMore)}
            rows={2}
            maxLength={DELETION_TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <CurrentPassword
          value={password}
          missing={missing.password}
          problem={refused}
          onChange={value => {
            setPassword(value);
            setMissing({ ...missing, password: false });
          }}
        />
        {paidCredits > 0 && (
          <Switch
            label={t(messages.giveUp({ credits: paidCredits }))}
            checked={givesUp}
            error={missing.credits && t(commonMessages.required)}
            onChange={({ target }) => setGivesUp(target.checked)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
