import { decideDeclaration, type SuccessBody } from '@velluto/api-client';
import type { AppContext } from '../../../lib/app-context.ts';

/** A link in the mail about a declaration without log-in: it confirms the declaration, or says that somebody else made it. */
export interface DeclarationLink {
  act: 'confirm' | 'undo';
  token: string;
}

/** The link that an address stands for; null for an incomplete one. */
export function declarationLink(search: URLSearchParams): DeclarationLink | null {
  const [confirm, undo] = [search.get('confirm'), search.get('undo')];
  if (undo) return { act: 'undo', token: undo };
  return confirm ? { act: 'confirm', token: confirm } : null;
}

/** What became of a declaration. */
export type DeclarationResult = SuccessBody<'decideDeclaration'>;

/** Follows the link; following it again gives the same result. */
export const followDeclarationLink = (app: AppContext, link: DeclarationLink): Promise<DeclarationResult> =>
  decideDeclaration(app.client, link);
