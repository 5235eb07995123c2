import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, Icon, Inline, icons, Stack, Text, TextField, TextLink } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { Card, DataList, type DataListRow, ErrorAlert, StatusPage } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import {
  byVisitor,
  type ContractStore,
  type ContractValues,
} from '../../../features/payments/contracts/store.ts';
import { Arrival } from '../../../layout/Arrival.tsx';
import { SubmitForm } from '../../../lib/SubmitForm.tsx';
import { useAppContext, useSession } from '../../../lib/useAppContext.ts';
import { useSubmit } from '../../../lib/useSubmit.ts';
import { commonMessages } from '../../../locales/messages/common.ts';
import { contractMessages as messages } from '../../../locales/messages/payments/contracts.ts';

interface ContractFormProps {
  contract: ContractStore;
  /** Texts of the first button and of the one that declares. */
  labels: { ask: string; confirm: string };
  /** Field with which members choose the contract; visitors fill in a form. */
  own: ReactNode;
  /** What else is asked, below. */
  terms?: ReactNode;
  /** What was answered there, as rows of what a visitor declares. */
  declared?: readonly DataListRow[];
  /** The consequences, above the button that declares; visitors see only what they typed. */
  summary: ReactNode;
  /** Nothing can be declared: the summary says why. */
  impossible: boolean;
}

/** First the consequences, then the declaration; without log-in too. */
export function ContractForm({
  contract,
  labels,
  own,
  terms,
  declared = [],
  summary,
  impossible,
}: ContractFormProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { step, values, fields, problem, pending } = useSnapshot(contract.state);
  const { onSubmit } = useSubmit(contract.ask);
  const field = (
    name: keyof ContractValues,
    more: { type?: string; autoComplete: string; description?: string },
  ) => (
    <TextField
      label={t(messages[name])}
      name={name}
      required
      value={values[name]}
      error={fields[name] && t(fields[name] === 'too_long' ? commonMessages.tooLong : messages.missing)}
      onChange={event => contract.change({ [name]: event.target.value })}
      {...more}
    />
  );
  if (step === 'confirm') {
    return (
      <Arrival>
        <Stack gap={5}>
          {summary ?? (
            <Card>
              <DataList
                compact
                rows={[
                  ...byVisitor.map(name => ({
                    term: t(messages[name]),
                    detail: <bdi>{values[name]}</bdi>,
                  })),
                  ...declared,
                ]}
              />
            </Card>
          )}
          <ContractProblem problem={problem} />
          <Inline>
            {!impossible && (
              <Button tone="primary" pending={pending} onClick={() => void contract.confirm()}>
                {labels.confirm}
              </Button>
            )}
            <Button tone="plain" disabled={pending} onClick={contract.back}>
              {t(messages.back)}
            </Button>
          </Inline>
        </Stack>
      </Arrival>
    );
  }
  return (
    <SubmitForm onSubmit={onSubmit} pending={pending} tone="primary" gap={5} action={labels.ask}>
      {user ? (
        own
      ) : (
        <>
          {field('name', { autoComplete: 'name' })}
          {field('email', { type: 'email', autoComplete: 'email' })}
          {field('payment', { autoComplete: 'off', description: t(messages.paymentHint) })}
        </>
      )}
      {terms}
      <ContractProblem problem={problem} />
    </SubmitForm>
  );
}

/** Why the call failed; a payment that the member does not have gets its own text instead of that of a missing page. */
function ContractProblem({ problem }: { problem: Problem | null }) {
  const { t } = useLingui();
  const missing = problem?.code === 'not_found';
  return (
    <>
      <FormErrorNotice problem={missing ? null : problem} />
      <ErrorAlert action={<SupportLink />}>{missing && t(messages.notFound)}</ErrorAlert>
    </>
  );
}

function SupportLink() {
  const { support_email: address } = useAppContext().site;
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}

/** Confirms to a member that a declaration is done, with its time and result; a visitor gets the answer by mail only. */
export function DeclarationReceived({
  title,
  at,
  email,
  children,
}: {
  /** Headline for members. */
  title: MessageDescriptor;
  at: string;
  /** The address that a visitor typed. */
  email: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { user } = useSession();
  const date = format.moment(at);
  return (
    <Arrival>
      <StatusPage
        icon={<Icon shape={icons.check} size="l" />}
        title={<Trans {...(user ? title : messages.declared)} components={{ em: <em /> }} />}
      >
        <p>{t(user ? messages.received({ date }) : messages.mailed({ date, email }))}</p>
        {!user && (
          <Text>
            <span>{t(messages.noMail)}</span> <SupportLink />
          </Text>
        )}
        {children}
      </StatusPage>
    </Arrival>
  );
}
