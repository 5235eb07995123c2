import { useLingui } from '@lingui/react/macro';
import type { Complaint, ComplaintsResponse } from '@velluto/api-client';
import { Heading, Stack } from '@velluto/ui/base';
import { Page } from '@velluto/ui/patterns';
import { MemberPages } from '@velluto/ui/product/search';
import { useState } from 'react';
import { trustMessages as messages } from '../../locales/messages/trust.ts';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';

/** Own reports and complaints with what became of them, and a new one; also without logging in. */
export default function ComplaintsScreen({ data, search }: ScreenProps<ComplaintsResponse>) {
  const { t } = useLingui();
  useTitle(t(messages.title));
  // what an appeal changed, until the page is loaded anew
  const [changed, setChanged] = useState<Record<string, Complaint>>({});
  const key = search.get('key');
  const list = data.complaints.map(one => changed[one.reference] ?? one);
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
          <MemberPages page={data.page} pages={data.pages} hrefFor={page => `/complaints?page=${page}`} />
        </Stack>
      )}
      {key === null && <ComplaintForm profile={search.get('profile')} />}
    </Page>
  );
}
