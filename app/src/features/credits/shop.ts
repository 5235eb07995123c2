import {
  type Client,
  type DiscountCode,
  getDiscountCode,
  getDiscountCodes,
  getPackages,
  type PackagesResponse,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { toProblem } from '../../platform/map/problem.ts';
import type { LoadContext } from '../../platform/router/route.ts';
import { readChoice, type ShopChoice } from './choice.ts';

/** What shop pages show. */
export interface ShopData {
  packages: PackagesResponse;
  /** What of the address holds; the next page gets it too. */
  choice: ShopChoice;
  /** The code of the address, where it can be used. */
  code: DiscountCode | null;
  /** Why the code of the address cannot be used. */
  problem: Problem | null;
  /** Codes that were given to this member and are in no price yet. */
  own: DiscountCode[];
}

/** Packages in the payment country of the address, and discount codes; those are for members. */
export async function loadShop({ client, search, visit, signal }: LoadContext): Promise<ShopData> {
  const { country, code: typed } = readChoice(search);
  const known = country !== undefined && visit.site.countries.includes(country) ? country : undefined;
  const member = visit.session.state.user !== null;
  const [packages, found, codes] = await Promise.all([
    getPackages(client, known ? { country: known } : {}, { signal }),
    member && typed !== undefined ? findCode(client, typed, signal) : null,
    // prices are there without them: codes that cannot be loaded stop nobody from buying
    member ? getDiscountCodes(client, { signal }).catch(() => null) : null,
  ]);
  const { payment_country, discount } = packages;
  const fits = ({ country: only }: DiscountCode) => only === null || only === payment_country;
  const code = found && 'value_percentage' in found && fits(found) ? found : null;
  const problem: Problem | null =
    found && 'value_percentage' in found ? (code ? null : { code: 'discount_code_invalid' }) : found;
  const shown = [code?.code, discount?.code];
  return {
    packages,
    choice: { ...(known !== undefined && { country: known }), ...(code && { code: code.code }) },
    code,
    problem,
    own: (codes?.discountcodes ?? []).filter(
      one => one.reason === 'personal' && fits(one) && !shown.includes(one.code),
    ),
  };
}

/** A code as it was typed, or why it cannot be used. */
async function findCode(client: Client, code: string, signal: AbortSignal): Promise<DiscountCode | Problem> {
  try {
    return (await getDiscountCode(client, { code }, { signal })).discountcode;
  } catch (error) {
    if (signal.aborted) throw error;
    return toProblem(error);
  }
}
