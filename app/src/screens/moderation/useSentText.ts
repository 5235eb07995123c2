import { useLingui } from '@lingui/react/macro';
import type { Complaint } from '@velluto/api-client';
import { useFormat } from '@velluto/ui/provider';
import { moderationMessages as messages } from '../../locales/messages/moderation.ts';

/** Words a sent report or complaint: its reference, and when it is handled if that is not at once. */
export function useSentText(): (sent: Pick<Complaint, 'reference' | 'handled_from'>) => string {
  const { t } = useLingui();
  const format = useFormat();
  return ({ reference, handled_from }) =>
    handled_from === null
      ? t(messages.sentBody({ reference }))
      : t(messages.sentLater({ reference, date: format.moment(handled_from) }));
}
