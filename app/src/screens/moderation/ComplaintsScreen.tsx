import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Complaint, ComplaintsResponse } from '@velluto/api-client';
import { Heading, Stack, Text, TextField } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { EmailField } from '@velluto/ui/product/accounts';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { MemberPages } from '@velluto/ui/product/search';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  type ComplaintValues,
  complaintReasons,
  type Objection,
  objectionIn,
  sendComplaint,
  validateComplaint,
} from '../../features/moderation/complaints.ts';
import { useSearchResult } from '../../lib/head/useSearchResult.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { useNavigator } from '../../lib/router/router-context.tsx';
import { SubmitForm } from '../../lib/SubmitForm.tsx';
import { useAppContext, useSession } from '../../lib/useAppContext.ts';
import { useForm } from '../../lib/useSubmit.ts';
import { commonMessages } from '../../locales/messages/common.ts';
import { moderationMessages as messages } from '../../locales/messages/moderation.ts';
import { searchResultMessages } from '../../locales/messages/pages/search-results.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { useSentText } from './useSentText.ts';

/** The member's reports and complaints with their states, and a form for a new one; also without logging in. */
export default function ComplaintsScreen({ data }: ScreenProps<ComplaintsResponse>) {
  const [search] = useSearchParams();
  const { t } = useLingui();
  const { site } = useAppContext();
  useTitle(t(messages.title));
  useSearchResult(() => ({ description: t(searchResultMessages.complaints({ site: site.name })) }));
  // complaints changed by an appeal, until the page is reloaded
  const [changed, setChanged] = useState<Record<string, Complaint>>({});
  const key = search.get('key');
  const objection = objectionIn(search);
  const list = data.complaints.map(complaint => changed[complaint.reference] ?? complaint);
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)} width="reading">
      {list.length > 0 && (
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t(messages.own)}
          </Heading>
          <Stack as="ul" gap={3} role="list">
            {list.map(complaint => (
              <ComplaintCard
                key={complaint.reference}
                complaint={complaint}
                mailKey={key}
                onChange={next => setChanged({ ...changed, [next.reference]: next })}
              />
            ))}
          </Stack>
          <MemberPages page={data.page} pages={data.pages} href="/complaints?page={page}" />
        </Stack>
      )}
      {(key === null || objection) && <ComplaintForm profile={search.get('profile')} objection={objection} />}
    </Page>
  );
}

const empty: ComplaintValues = { reason: '', text: '', url: '', name: '', email: '' };

/** A new complaint, or an objection to a measure; visitors give name and address too, unless the link of a mail says who they are. */
function ComplaintForm({ profile, objection }: { profile: string | null; objection: Objection | null }) {
  const { t } = useLingui();
  const app = useAppContext();
  const { site } = app;
  const { user } = useSession();
  const { refresh } = useNavigator();
  const sentText = useSentText();
  const [sent, setSent] = useState<Complaint | null>(null);
  const start: ComplaintValues = objection ? { ...empty, reason: 'moderation' } : empty;
  const isKnown = user !== null || objection !== null;
  const { values, change, onSubmit, pending, fields, problem, setErrors } = useForm(start, async values => {
    const errors = validateComplaint(values, isKnown);
    if (errors) return errors;
    const complaint = await sendComplaint(app, values, { profile, objection });
    setSent(complaint);
    change(start);
    if (user) await refresh();
  });
  return (
    <SubmitForm onSubmit={onSubmit} pending={pending} tone="primary" action={t(messages.send)}>
      <Heading level={2} size="h3">
        {objection ? t(messages.objection({ reference: objection.measure })) : t(messages.new)}
      </Heading>
      <div role="status">
        {sent && (
          <Stack gap={1}>
            <Text strong>
              <Trans {...messages.sent} components={{ em: <em /> }} />
            </Text>
            <Text>{sentText(sent)}</Text>
          </Stack>
        )}
      </div>
      <FormErrorNotice problem={problem} />
      {!isKnown && (
        <>
          <TextField
            label={t(messages.name)}
            name="name"
            autoComplete="name"
            required
            value={values.name}
            error={
              fields.name && t(fields.name === 'too_long' ? commonMessages.tooLong : messages.wordsMissing)
            }
            onChange={({ target }) => change({ name: target.value })}
          />
          <EmailField value={values.email} problem={fields.email} onChange={change} />
        </>
      )}
      <ReasonFields
        reasons={objection ? [] : complaintReasons}
        values={values}
        wrong={fields}
        onChange={part => {
          change(part);
          // with another reason, name and address may not be needed
          setErrors({});
        }}
      >
        {profile === null && !objection && (
          <TextField
            label={t(messages.address)}
            description={t(messages.addressHelp({ example: `https://${site.domain}/members/…` }))}
            name="url"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            maxLength={500}
            value={values.url}
            error={fields.url && t(messages.addressWrong)}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </ReasonFields>
    </SubmitForm>
  );
}
