import type { components } from '@velluto/api-client/schema';
import type { Selectable } from 'kysely';
import type { ComplaintTable } from '../../../infrastructure/postgres/tables/moderation.ts';
import { isNoticeOf } from '../complaints/notices.ts';
import type { Classified } from './category-rows.ts';

type Category = Pick<Classified, 'category' | 'described'>;

const only = (category: string): Category => ({ category, described: null });

/** The category of what is reported for each reason; null for complaints about the service, which are no notices. */
export const REASON_CATEGORIES: Readonly<Record<components['schemas']['ComplaintReason'], Category | null>> =
  {
    illegal_speech: only('KEYWORD_HATE_SPEECH'),
    harassment: only('KEYWORD_CYBER_HARASSMENT'),
    minor: {
      category: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
      described: 'Somebody under 18 on a service for adults, or harm to children',
    },
    intimate_images: only('KEYWORD_NON_CONSENSUAL_IMAGE_SHARING'),
    // adult sexual material is a category of the terms only, which notices are not counted by
    sexual_content: only('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE'),
    violence: { category: 'STATEMENT_CATEGORY_VIOLENCE', described: 'Violence or self-harm' },
    scam: {
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      described: 'Romance scams, and asking for money',
    },
    false_identity: only('KEYWORD_IMPERSONATION_ACCOUNT_HIJACKING'),
    undeclared_fictional: only('KEYWORD_INAUTHENTIC_ACCOUNTS'),
    exploitation: only('KEYWORD_HUMAN_EXPLOITATION'),
    illegal_goods: only('KEYWORD_PROHIBITED_PRODUCTS'),
    spam: only('KEYWORD_HIDDEN_ADVERTISEMENT'),
    privacy: only('KEYWORD_MISSING_PROCESSING_GROUND'),
    intellectual_property: {
      category: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
      described: 'Copyright or trademarks, which the form does not tell apart',
    },
    payment: null,
    moderation: null,
    accessibility: null,
    service: null,
    other: only('STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE'),
  };

/** The category that staff have named, or else that of the reason; null for what is about the service. */
export function categoryOf({
  kind,
  reason,
  category,
  described,
}: Pick<Selectable<ComplaintTable>, 'kind' | 'reason' | 'category' | 'described'>): Category | null {
  if (category !== null) return { category, described };
  return isNoticeOf({ kind, reason }) ? REASON_CATEGORIES[reason] : null;
}
