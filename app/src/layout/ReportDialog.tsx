import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@velluto/api-client';
import { Button, LinkButton, Stack } from '@velluto/ui/base';
import { Modal } from '@velluto/ui/patterns/Modal';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useState } from 'react';
import {
  memberReportReasons,
  type ReportTarget,
  type ReportValues,
  sendReport,
  validateReport,
} from '../features/moderation/report.ts';
import { useAppContext } from '../lib/useAppContext.ts';
import { useForm } from '../lib/useSubmit.ts';
import { moderationMessages as messages } from '../locales/messages/moderation.ts';
import { ReasonFields } from '../screens/moderation/ReasonFields.tsx';
import { useSentText } from '../screens/moderation/useSentText.ts';

const empty: ReportValues = { reason: '', text: '' };

/**
 * Reports a profile, a photo or a message, and gives the reference. Load it lazily:
 * `const ReportDialog = lazyPart(() => import('../../layout/ReportDialog.tsx'))`, inside `Suspense`.
 */
export default function ReportDialog({
  reported,
  name,
  open = true,
  onClose,
}: {
  reported: ReportTarget;
  /** The person it is about. */
  name: string;
  open?: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const app = useAppContext();
  const sentText = useSentText();
  const [sent, setSent] = useState<Complaint | null>(null);
  const { values, change, submit, pending, fields, problem } = useForm(empty, async values => {
    const errors = validateReport(values);
    if (errors) return errors;
    setSent(await sendReport(app, reported, values));
  });
  const frame = { open, onClose, closeLabel: t(messages.close) };
  if (sent) {
    return (
      // another dialog, which takes the focus from the button that disappears
      <Modal
        key="sent"
        {...frame}
        title={<Trans {...messages.sent} components={{ em: <em /> }} />}
        description={sentText(sent)}
        actions={
          <>
            <LinkButton tone="plain" href="/complaints">
              {t(messages.follow)}
            </LinkButton>
            <Button tone="primary" onClick={onClose}>
              {t(messages.close)}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <Modal
      {...frame}
      title={t(messages.report({ kind: reported.kind, name }))}
      description={t(messages.reportLead)}
      actions={
        <Button tone="primary" pending={pending} onClick={() => void submit()}>
          {t(messages.send)}
        </Button>
      }
    >
      <Stack gap={4}>
        <FormErrorNotice problem={problem} />
        <ReasonFields reasons={memberReportReasons} values={values} wrong={fields} onChange={change} />
      </Stack>
    </Modal>
  );
}
