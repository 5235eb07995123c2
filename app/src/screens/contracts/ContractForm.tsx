import { useLingui } from '@lingui/react/macro';
import { Button, Inline, Stack, TextField } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { type ContractAct, type ContractValues, contractStores } from '../../features/contracts/store.ts';
import { contractMessages as messages } from '../../locales/messages/contracts.ts';
import { useSession, useStore } from '../../platform/visit-context.ts';

interface ContractFormProps {
  act: ContractAct;
  /** Words of the first button and of the one that declares. */
  words: { ask: string; confirm: string };
  /** How members name the contract; visitors fill in a form. */
  own: ReactNode;
  /** What would happen, above the button that declares it. */
  summary: ReactNode;
  /** Nothing can be declared: the summary says why. */
  impossible: boolean;
}

/** First what would happen, then the declaration; without log-in too. */
export function ContractForm({ act, words, own, summary, impossible }: ContractFormProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const contract = useStore(contractStores[act]);
  const { step, values, problems, problem, pending } = useSnapshot(contract.state);
  const field = (
    name: keyof ContractValues,
    more?: { type?: string; autoComplete?: string; description?: string },
  ) => (
    <TextField
      label={t(messages[name])}
      name={name}
      required
      maxLength={name === 'payment' ? 36 : 120}
      value={values[name]}
      error={problems[name] && t(messages.missing)}
      onChange={event => contract.change({ [name]: event.target.value })}
      {...more}
    />
  );
  if (step === 'confirm') {
    return (
      <Stack gap={5} role="status">
        {summary}
        {problem && <FormErrorNotice problem={problem} />}
        <Inline>
          {!impossible && (
            <Button tone="primary" pending={pending} onClick={() => void contract.confirm()}>
              {words.confirm}
            </Button>
          )}
          <Button tone="plain" disabled={pending} onClick={contract.back}>
            {t(messages.back)}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void contract.ask();
      }}
    >
      <Stack gap={5}>
        {user ? (
          own
        ) : (
          <>
            {field('name', { autoComplete: 'name' })}
            {field('email', { type: 'email', autoComplete: 'email' })}
            {field('payment', { autoComplete: 'off', description: t(messages.paymentHint) })}
          </>
        )}
        {problem && <FormErrorNotice problem={problem} />}
        <Inline>
          <Button type="submit" tone="primary" pending={pending}>
            {words.ask}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
