import { useLingui } from '@lingui/react/macro';
import type { Mandate } from '@velluto/api-client';
import { toMoney } from '@velluto/api-client/ui';
import { shortIban } from '@velluto/rules';
import { Badge, Button, Heading, Inline, Stack, Text } from '@velluto/ui/base';
import { Card, DataList, type DataListRow, Notice } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { createMandatesStore } from '../../../features/payments/mandates.ts';
import { useStore } from '../../../lib/useAppContext.ts';
import {
  collectionMessages,
  debitMessages as messages,
} from '../../../locales/messages/payments/direct-debit.ts';

const tones = {
  announced: 'neutral',
  collecting: 'warning',
  paid: 'positive',
  failed: 'danger',
  charged_back: 'danger',
  cancelled: 'neutral',
} as const;

/** The member's mandates and their collections; a mandate can be revoked. */
export function Mandates() {
  const { t } = useLingui();
  const { mandates, problem } = useSnapshot(useStore(createMandatesStore).state);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="h3">
        {t(messages.mandates)}
      </Heading>
      <FormErrorNotice problem={problem} />
      {mandates.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      {mandates.length > 0 && (
        <Stack as="ul" role="list" gap={4}>
          {mandates.map(mandate => (
            <li key={mandate.id}>
              <SignedMandate mandate={mandate} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function SignedMandate({ mandate }: { mandate: Snapshot<Mandate> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { account, renewal, collections, reference, signed_at, revoked_at } = mandate;
  const day = (date: string) => format.date(date, { dateStyle: 'long', timeZone: 'UTC' });
  const renews = () => {
    if (!renewal || renewal.cancelled_at !== null || revoked_at !== null) return t(messages.ended);
    const price = format.money(toMoney(renewal.amount));
    if (renewal.next_on === null) return t(messages.renewalEach({ price }));
    return t(messages.renewalNext({ price, date: day(renewal.next_on) }));
  };
  const rows: readonly (DataListRow | false | null)[] = [
    {
      term: t(messages.account),
      detail: <bdi translate="no">{shortIban(account.country, account.last4)}</bdi>,
    },
    { term: t(messages.signed), detail: format.date(signed_at, { dateStyle: 'long' }) },
    renewal && { term: t(messages.renewal), detail: renews() },
    revoked_at !== null && {
      term: t(messages.revokedOn),
      detail: format.date(revoked_at, { dateStyle: 'long' }),
    },
    ...collections.map(({ collect_on, amount, state, payment_id }) => ({
      term: day(collect_on),
      detail: (
        <Inline gap={2} key={payment_id} justify="end">
          <Badge tone={tones[state]}>{t(collectionMessages[state])}</Badge>
          <span>{format.money(toMoney(amount))}</span>
        </Inline>
      ),
    })),
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Text strong>
          <bdi translate="no" id={mandate.id}>
            {reference}
          </bdi>
        </Text>
        <DataList compact rows={rows.filter(row => !!row)} />
        {revoked_at === null && <Revoke id={mandate.id} />}
      </Stack>
    </Card>
  );
}

/** Asks for confirmation: revoking is final. */
function Revoke({ id }: { id: string }) {
  const { t } = useLingui();
  const store = useStore(createMandatesStore);
  const { revoking } = useSnapshot(store.state);
  const [confirming, setConfirming] = useState(false);
  return (
    <Stack gap={3}>
      <div role="status">{confirming && <Notice tone="caution">{t(messages.revokeAsk)}</Notice>}</div>
      <Inline gap={2}>
        <Button
          id={`revoke-${id}`}
          // the button of each mandate has the reference in its name
          aria-labelledby={`revoke-${id} ${id}`}
          size="s"
          tone={confirming ? 'danger' : 'quiet'}
          pending={revoking === id}
          onClick={() => (confirming ? void store.revoke(id) : setConfirming(true))}
        >
          {t(messages.revoke)}
        </Button>
        {confirming && (
          <Button size="s" tone="plain" onClick={() => setConfirming(false)}>
            {t(messages.keep)}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
