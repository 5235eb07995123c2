import { useLingui } from '@lingui/react/macro';
import type { ComplaintReason } from '@velluto/api-client';
import { Select, Text } from '@velluto/ui/base';
import { LimitedTextArea } from '@velluto/ui/product/profiles';
import type { ReactNode } from 'react';
import type { ReportValues } from '../../features/moderation/report.ts';
import { useAppContext } from '../../lib/useAppContext.ts';
import { moderationMessages as messages } from '../../locales/messages/moderation.ts';

const maxWords = 3000;

/** Fields for reason and text, shared by reports and complaints. */
export function ReasonFields({
  reasons,
  values,
  wrong,
  onChange,
  children,
}: {
  /** Reasons to choose from; none where there is only one. */
  reasons: readonly ComplaintReason[];
  values: ReportValues;
  /** Fields with an error. */
  wrong: { [Name in keyof ReportValues]?: unknown };
  onChange: (change: Partial<ReportValues>) => void;
  /** Further fields, above the sentence about good faith. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { site } = useAppContext();
  return (
    <>
      {reasons.length > 0 && (
        <Select
          label={t(messages.reason)}
          required
          placeholder={t(messages.choose)}
          options={reasons.map(reason => ({
            value: reason,
            label: t(messages.reasonName({ reason, minAge: site.min_age })),
          }))}
          value={values.reason}
          error={wrong.reason !== undefined && t(messages.choose)}
          onChange={({ target }) => onChange({ reason: target.value as ComplaintReason | '' })}
        />
      )}
      <LimitedTextArea
        label={t(messages.words)}
        rows={4}
        maxRows={10}
        max={maxWords}
        value={values.text}
        error={wrong.text !== undefined && t(messages.wordsMissing)}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {children}
      <Text size="s" tone="muted">
        {t(messages.goodFaith)}
      </Text>
    </>
  );
}
