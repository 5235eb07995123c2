import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text, TextField } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { EmailField } from '@velluto/ui/product/signup';
import { useState } from 'react';
import { type ComplaintValues, sendComplaint } from '../../features/trust/complaints.ts';
import { reasonsOfComplaints } from '../../features/trust/reasons.ts';
import { trustMessages as messages } from '../../locales/messages/trust.ts';
import { useNavigator } from '../../platform/router/router-context.tsx';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useSession, useVisit } from '../../platform/visit-context.ts';
import { ReasonFields } from './ReasonFields.tsx';

const empty: ComplaintValues = { reason: '', text: '', name: '', email: '' };

/** A new complaint; visitors give name and address too. */
export function ComplaintForm({ profile }: { profile: string | null }) {
  const { t } = useLingui();
  const visit = useVisit();
  const { user } = useSession();
  const { refresh } = useNavigator();
  const [values, setValues] = useState(empty);
  const [reference, setReference] = useState('');
  const { onSubmit, pending, refused, refuse } = useSubmit(async () => {
    const answer = await sendComplaint(visit, values, profile);
    if (!('complaint' in answer)) return answer;
    setReference(answer.complaint.reference);
    setValues(empty);
    if (user) await refresh();
    return null;
  });
  const change = (part: Partial<ComplaintValues>) => {
    setValues(current => ({ ...current, ...part }));
    refuse(null);
  };
  const { fields = {}, problem = null } = refused ?? {};
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t(messages.new)}
        </Heading>
        <div role="status">
          {reference && (
            <Stack gap={1}>
              <Text strong>
                <Trans {...messages.sent} components={{ em: <em /> }} />
              </Text>
              <Text>{t(messages.sentBody({ reference }))}</Text>
            </Stack>
          )}
        </div>
        <FormErrorNotice problem={problem} />
        {!user && (
          <>
            <TextField
              label={t(messages.name)}
              name="name"
              autoComplete="name"
              required
              maxLength={60}
              value={values.name}
              error={fields.name && t(messages.wordsMissing)}
              onChange={({ target }) => change({ name: target.value })}
            />
            <EmailField
              value={values.email}
              {...(fields.email ? { problem: fields.email } : {})}
              onChange={change}
            />
          </>
        )}
        <ReasonFields
          reasons={reasonsOfComplaints}
          values={values}
          missing={{ reason: fields.reason ?? false, text: fields.text ?? false }}
          onChange={change}
        />
        <div>
          <Button type="submit" tone="primary" pending={pending}>
            {t(messages.send)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
