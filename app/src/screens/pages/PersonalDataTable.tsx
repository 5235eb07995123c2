import { useLingui } from '@lingui/react/macro';
import { type DataCategory, type DataCategoryName, dataCategories } from '@velluto/rules';
import { Heading, Stack } from '@velluto/ui/base';
import { StackedTable } from '@velluto/ui/patterns';
import type { CSSProperties } from 'react';
import {
  personalDataMessages as messages,
  personalDataNames as names,
  retentionMessage,
} from '../../locales/messages/pages/personal-data.ts';

/** Separated from the text like its sections. */
const below: CSSProperties = { marginBlockStart: 'var(--vl-space-8)' };

const { kind, includes, purpose, ground, recipients, retention } = messages;
const columns = [kind, includes, purpose, ground, recipients, retention];

const categories = Object.entries(dataCategories) as [DataCategoryName, DataCategory][];

/**
 * On the privacy page: every kind of personal data with purpose, legal basis, recipients and time, as the server keeps it.
 * `seller` is the country of the site's company.
 */
export function PersonalDataTable({ id, seller }: { id: string; seller: string }) {
  const { t } = useLingui();
  const rowOf = ([name, category]: (typeof categories)[number]) => {
    const { title, data, purpose: use } = names.category[name];
    const gets = category.recipients.map(recipient => t(names.recipient[recipient]));
    return {
      id: name,
      cells: [
        t(title),
        t(data),
        t(use),
        category.grounds.map(basis => t(names.ground[basis])).join(' · '),
        gets.length > 0 ? gets.join(' · ') : t(names.nobody),
        category.retention.map(kept => t(retentionMessage(kept, seller))).join(' · '),
      ],
    };
  };
  return (
    <section aria-labelledby={id} style={below}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id={id}>
          {t(messages.title)}
        </Heading>
        <StackedTable
          labelledBy={id}
          columns={columns.map(column => t(column))}
          rows={categories.map(rowOf)}
        />
      </Stack>
    </section>
  );
}
