import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@velluto/api-client';
import { Button, Stack, TextArea } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useFormat } from '@velluto/ui/provider';
import { useState } from 'react';
import { sendAppeal } from '../../features/trust/complaints.ts';
import { trustMessages as messages } from '../../locales/messages/trust.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useVisit } from '../../platform/visit-context.ts';

/** A button, then the words of an appeal. */
export function AppealForm({
  reference,
  mailKey,
  until,
  onAppealed,
}: {
  reference: string;
  mailKey: string | null;
  /** Last moment for it. */
  until: string | null;
  onAppealed: (complaint: Complaint) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const visit = useVisit();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await sendAppeal(visit, { reference, key: mailKey, text });
    if (!('complaint' in answer)) return answer;
    onAppealed(answer.complaint);
    return null;
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
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <FormErrorNotice problem={refused?.problem ?? null} />
        <TextArea
          autoFocus
          label={t(messages.appealWords)}
          description={until && t(messages.appealUntil({ date: format.date(until) }))}
          rows={3}
          maxLength={3000}
          value={text}
          error={refused?.fields?.text && t(messages.wordsMissing)}
          onChange={({ target }) => {
            setText(target.value);
            refuse(null);
          }}
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
