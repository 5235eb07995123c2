import { useLingui } from '@lingui/react/macro';
import type { WalletLimits } from '@velluto/api-client';
import { toMoney } from '@velluto/api-client/ui';
import { LOOSER_AFTER_MS } from '@velluto/rules';
import { Button, Grid, Heading, Inline, Select, Stack, Text, TextField } from '@velluto/ui/base';
import { Card, Notice } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useClock, useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { createWalletStore, parseAmount, pauseDays } from '../../features/wallet/wallet.ts';
import type { FormErrors } from '../../lib/problem.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext, useStore } from '../../lib/useAppContext.ts';
import { useSubmit } from '../../lib/useSubmit.ts';
import { limitMessages as messages } from '../../locales/messages/wallet/wallet.ts';

/** The member's own spending limits: maximum per month, and a pause. */
export function SpendingLimits() {
  const { t } = useLingui();
  const { problem, saved, limits } = useSnapshot(useStore(createWalletStore).state);
  if (!limits) return null;
  return (
    <Card as="section" padding="l" labelledBy="limits">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id="limits">
            {t(messages.title)}
          </Heading>
          <Text tone="muted">{t(messages.lead({ hours: LOOSER_AFTER_MS / 3_600_000 }))}</Text>
          <div role="status">
            {saved && (
              <Text tone="positive" strong>
                {t(messages.saved)}
              </Text>
            )}
          </div>
          <FormErrorNotice problem={problem} />
        </Stack>
        <Grid min="16rem" gap={6}>
          <MonthlyLimit limits={limits} />
          <Pause limits={limits} />
        </Grid>
      </Stack>
    </Card>
  );
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
const day = { dateStyle: 'long', timeZone: 'UTC' } as const;

function MonthlyLimit({ limits }: { limits: WalletLimits }) {
  const { t } = useLingui();
  const format = useFormat();
  const wallet = useStore(createWalletStore);
  const pending = useSnapshot(wallet.state).saving === 'limit';
  const [text, setText] = useState('');
  const { monthly_limit: limit, next_limit: next, left } = limits;
  const spent = format.money(toMoney(limits.spent));
  const { onSubmit, fields, setErrors } = useSubmit(async (): Promise<FormErrors<'amount'> | undefined> => {
    const amount = parseAmount(text);
    if (amount === null) return { fields: { amount: 'format' } };
    await wallet.limit(amount);
    setText('');
  }, ['amount']);
  return (
    <Stack gap={3}>
      <Text>
        {limit && left
          ? t(
              messages.left({
                spent,
                left: format.money(toMoney(left)),
                limit: format.money(toMoney(limit)),
              }),
            )
          : t(messages.spent({ spent }))}
      </Text>
      {next && (
        <Notice
          action={<Keep pending={pending} onClick={() => void wallet.limit(limit?.amount_minor ?? null)} />}
        >
          {next.monthly_limit
            ? t(
                messages.next({
                  date: format.date(next.from, moment),
                  limit: format.money(toMoney(next.monthly_limit)),
                }),
              )
            : t(messages.nextNone({ date: format.date(next.from, moment) }))}
        </Notice>
      )}
      <SubmitForm
        onSubmit={onSubmit}
        pending={pending}
        gap={3}
        action={t(messages.save)}
        beside={
          limit && (
            <Button tone="plain" disabled={pending} onClick={() => void wallet.limit(null)}>
              {t(messages.remove)}
            </Button>
          )
        }
      >
        <TextField
          label={t(messages.amount({ currency: limits.spent.currency }))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          error={fields.amount && t(messages.amountWrong({ example: format.number(49.9) }))}
          onChange={event => {
            setText(event.target.value);
            setErrors({});
          }}
        />
      </SubmitForm>
    </Stack>
  );
}

function Pause({ limits }: { limits: WalletLimits }) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { start } = useClock();
  const wallet = useStore(createWalletStore);
  const pending = useSnapshot(wallet.state).saving === 'pause';
  const days = pauseDays(start, site.time_zone);
  const [until, setUntil] = useState(days[0] ?? '');
  const { paused_until: paused, next_pause: next } = limits;
  if (paused) {
    return (
      <Notice
        tone="caution"
        action={
          next ? (
            <Keep pending={pending} onClick={() => void wallet.pause(paused)} />
          ) : (
            <Button size="s" pending={pending} onClick={() => void wallet.pause(null)}>
              {t(messages.pauseEnd)}
            </Button>
          )
        }
      >
        <span>{t(messages.paused({ date: format.date(paused, day) }))}</span>{' '}
        {next && <span>{t(messages.pauseEnds({ date: format.date(next.from, moment) }))}</span>}
      </Notice>
    );
  }
  return (
    <Stack gap={3}>
      <Select
        label={t(messages.pause)}
        description={t(messages.pauseHint)}
        value={until}
        options={days.map(value => ({ value, label: format.date(value, day) }))}
        onChange={event => setUntil(event.target.value)}
      />
      <Inline>
        <Button pending={pending} onClick={() => void wallet.pause(until)}>
          {t(messages.pauseStart)}
        </Button>
      </Inline>
    </Stack>
  );
}

const Keep = ({ pending, onClick }: { pending: boolean; onClick: () => void }) => {
  const { t } = useLingui();
  return (
    <Button size="s" pending={pending} onClick={onClick}>
      {t(messages.keep)}
    </Button>
  );
};
