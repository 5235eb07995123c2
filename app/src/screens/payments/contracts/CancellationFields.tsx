import { useLingui } from '@lingui/react/macro';
import { RadioCards, TextField } from '@velluto/ui/base';
import { LimitedTextArea } from '@velluto/ui/product/profiles';
import { useSnapshot } from 'valtio';
import {
  type CancellationValues,
  createCancellationStore,
} from '../../../features/payments/contracts/cancellation.ts';
import { useStore } from '../../../lib/useAppContext.ts';
import { cancellationMessages as messages } from '../../../locales/messages/payments/contracts.ts';

const maxReason = 2000;

/** Ordinary or for cause, with the reason, and when the contract shall end. */
export function CancellationFields() {
  const { t } = useLingui();
  const contract = useStore(createCancellationStore);
  const { values, fields } = useSnapshot(contract.state);
  return (
    <>
      <RadioCards
        legend={t(messages.kind)}
        value={values.kind}
        options={[
          { value: 'ordinary', label: t(messages.ordinary), description: t(messages.ordinaryHint) },
          { value: 'for_cause', label: t(messages.cause), description: t(messages.causeHint) },
        ]}
        onChange={({ value }) => contract.change({ kind: value as CancellationValues['kind'] })}
      />
      {values.kind === 'for_cause' && (
        <LimitedTextArea
          label={t(messages.reason)}
          description={t(messages.byPerson)}
          required
          rows={4}
          maxRows={10}
          max={maxReason}
          value={values.reason}
          error={fields.reason && t(messages.reasonMissing)}
          onChange={({ target }) => contract.change({ reason: target.value })}
        />
      )}
      <RadioCards
        legend={t(messages.when)}
        value={values.when}
        options={[
          { value: 'soonest', label: t(messages.soonest) },
          { value: 'day', label: t(messages.onDay) },
        ]}
        onChange={({ value }) => contract.change({ when: value as CancellationValues['when'] })}
      />
      {values.when === 'day' && (
        <TextField
          label={t(messages.day)}
          description={values.kind === 'ordinary' && t(messages.dayHint)}
          type="date"
          name="ends_on"
          required
          value={values.ends_on}
          error={fields.ends_on && t(messages.dayWrong)}
          onChange={({ target }) => contract.change({ ends_on: target.value })}
        />
      )}
    </>
  );
}
