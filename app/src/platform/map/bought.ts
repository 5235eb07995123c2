import type { Purchase } from '@velluto/ui/model';

/** What was bought, from the fields that lists have of it. */
export const toBought = ({ credits, months }: { credits: number; months: number | null }): Purchase =>
  months === null ? { kind: 'credits', credits } : { kind: 'premium', months };
