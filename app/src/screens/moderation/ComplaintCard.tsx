import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Complaint, ComplaintDecision } from '@velluto/api-client';
import { factLine } from '@velluto/rules';
import { Badge, Button, Inline, Stack, Text, TextLink } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { FictionalBadge, LimitedTextArea } from '@velluto/ui/product/profiles';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { sendAppeal, validateAppeal } from '../../features/moderation/complaints.ts';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { moderationMessages as messages } from '../../locales/messages/moderation.ts';

/** The Commission's list of certified bodies for settling disputes out of court (Article 21 of the Digital Services Act). */
const disputeBodies = 'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-of-court-dispute-settlement';

const tones = { received: 'neutral', in_review: 'warning', appealed: 'warning' } as const;

/** One report or complaint: subject, state, decision and reasons. */
export function ComplaintCard({
  complaint,
  mailKey,
  onChange,
}: {
  complaint: Complaint;
  /** The key of a mailed link, for those who are not logged in. */
  mailKey: string | null;
  onChange: (complaint: Complaint) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { reference, role, state, reason, text, url, about, decision, appeal, final_decision } = complaint;
  const tone = state in tones ? tones[state as keyof typeof tones] : 'positive';
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={2} justify="between">
          <Text size="s" tone="muted" tabular>
            {factLine([reference, format.date(complaint.created_at)])}
          </Text>
          <Inline gap={2}>
            {role === 'affected' && <Badge tone="danger">{t(messages.affected)}</Badge>}
            <Badge tone={tone}>{t(messages.state({ state }))}</Badge>
          </Inline>
        </Inline>
        <Inline gap={2}>
          <Text strong>{t(messages.reasonName({ reason, minAge: site.min_age }))}</Text>
          {about && (
            <>
              <Text dir="auto" translate="no">
                {about.name}
              </Text>
              <FictionalBadge origin={about.origin} />
            </>
          )}
        </Inline>
        {text && (
          <Text tone="muted" dir="auto">
            {text}
          </Text>
        )}
        {url && (
          <Text size="s" tone="muted" translate="no">
            {url}
          </Text>
        )}
        {complaint.handled_from && (
          <Text>{t(messages.waits({ date: format.moment(complaint.handled_from) }))}</Text>
        )}
        {decision && <Decision decision={decision} />}
        {appeal && (
          <Stack gap={1}>
            <Text size="s" tone="muted">
              {t(messages.appealed({ date: format.date(appeal.appealed_at) }))}
            </Text>
            <Text dir="auto">{appeal.text}</Text>
          </Stack>
        )}
        {final_decision && <Decision decision={final_decision} />}
        {decision && (
          <Text size="s" tone="muted">
            <Trans
              {...messages.outOfCourt}
              components={{ a: <TextLink href={disputeBodies}>{null}</TextLink> }}
            />
          </Text>
        )}
        {complaint.can_appeal && (
          <AppealForm
            reference={reference}
            mailKey={mailKey}
            until={complaint.appeal_until}
            onAppealed={onChange}
          />
        )}
      </Stack>
    </Card>
  );
}

function Decision({ decision }: { decision: ComplaintDecision }) {
  const { t } = useLingui();
  const format = useFormat();
  const { site } = useAppContext();
  const { outcome, ground, rule, law, reasons } = decision;
  const lasts = outcome === 'photo_removed' || outcome === 'account_disabled';
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text strong>{t(messages.outcome({ outcome }))}</Text>
        <Text size="s" tone="muted">
          {format.moment(decision.decided_at)}
        </Text>
      </Inline>
      {lasts && <Text>{t(messages.duration)}</Text>}
      {ground && <Text>{t(messages.ground({ ground }))}</Text>}
      {law && <Text dir="auto">{law}</Text>}
      {rule && (
        <Text>
          <TextLink href="/pages/ban">{t(messages.rule({ rule, minAge: site.min_age }))}</TextLink>
        </Text>
      )}
      <Text dir="auto">{reasons}</Text>
      <Text size="s" tone="muted">
        {t(messages.byPerson)}
      </Text>
    </Stack>
  );
}

/** A button that opens the form of an appeal. */
function AppealForm({
  reference,
  mailKey,
  until,
  onAppealed,
}: {
  reference: string;
  mailKey: string | null;
  /** Deadline of the appeal. */
  until: string | null;
  onAppealed: (complaint: Complaint) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const app = useAppContext();
  const [open, setOpen] = useState(false);
  const { values, change, onSubmit, pending, fields, problem } = useForm({ text: '' }, async ({ text }) => {
    const errors = validateAppeal({ text });
    if (errors) return errors;
    onAppealed(await sendAppeal(app, { reference, key: mailKey, text }));
  });
  if (!open) {
    return (
      <div>
        <Button size="s" onClick={() => setOpen(true)}>
          {t(messages.appeal)}
        </Button>
      </div>
    );
  }
  return (
    <SubmitForm
      onSubmit={onSubmit}
      pending={pending}
      tone="primary"
      size="s"
      gap={3}
      action={t(messages.appeal)}
    >
      <FormErrorNotice problem={problem} />
      <LimitedTextArea
        autoFocus
        label={t(messages.appealWords)}
        description={until && t(messages.appealUntil({ date: format.moment(until) }))}
        rows={3}
        max={3000}
        value={values.text}
        error={fields.text && t(messages.wordsMissing)}
        onChange={({ target }) => change({ text: target.value })}
      />
    </SubmitForm>
  );
}
