import { useLingui } from '@lingui/react/macro';
import type { Complaint, ComplaintDecision } from '@velluto/api-client';
import { factLine } from '@velluto/rules';
import { Badge, Button, Inline, Stack, Text } from '@velluto/ui/base';
import { Card } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { FictionalBadge, LimitedTextArea } from '@velluto/ui/product/profile';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { sendAppeal, validateAppeal } from '../../features/trust/complaints.ts';
import { trustMessages as messages } from '../../locales/messages/trust.ts';
import { useAppContext } from '../../platform/useAppContext.ts';
import { useForm } from '../../platform/useSubmit.ts';

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
  const { reference, role, state, reason, text, about, decision, appeal, final_decision } = complaint;
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
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text strong>{t(messages.outcome({ outcome: decision.outcome }))}</Text>
        <Text size="s" tone="muted">
          {format.date(decision.decided_at)}
        </Text>
      </Inline>
      {decision.ground && <Text>{t(messages.ground({ ground: decision.ground }))}</Text>}
      <Text>{decision.reasons}</Text>
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
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={3}>
        <FormErrorNotice problem={problem} />
        <LimitedTextArea
          autoFocus
          label={t(messages.appealWords)}
          description={until && t(messages.appealUntil({ date: format.date(until) }))}
          rows={3}
          max={3000}
          value={values.text}
          error={fields.text && t(messages.wordsMissing)}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div>
          <Button type="submit" tone="primary" size="s" pending={pending}>
            {t(messages.appeal)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
