import { type RawBuilder, sql } from 'kysely';
import type { ComplaintRow } from './complaint-queries.ts';

/** Reasons that may mean a crime threatening life or safety (Article 18 of the Digital Services Act). */
export const mayThreatenLife: readonly ComplaintRow['reason'][] = [
  'minor',
  'exploitation',
  'violence',
  'illegal_speech',
];

/** SQL: whether a complaint is decided before others: it may be about a life, or is a notice of a trusted flagger (Article 22). */
export const isUrgent: RawBuilder<boolean> = sql<boolean>`(trusted_flagger is not null or reason = any(${mayThreatenLife}::text[]))`;
