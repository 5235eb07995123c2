import * as base from '@velluto/ui/base';
import * as dialog from '@velluto/ui/base/Dialog';
import * as menu from '@velluto/ui/base/Menu';
import * as nordlys from '@velluto/ui/brands/nordlys';
import * as patterns from '@velluto/ui/patterns';
import * as signup from '@velluto/ui/product/accounts';
import * as chat from '@velluto/ui/product/chat';
import * as shell from '@velluto/ui/product/layout';
import * as likes from '@velluto/ui/product/likes';
import * as match from '@velluto/ui/product/likes/MatchDialog';
import * as notices from '@velluto/ui/product/notices';
import * as credits from '@velluto/ui/product/payments';
import * as payment from '@velluto/ui/product/payments';
import * as profile from '@velluto/ui/product/profiles';
import * as search from '@velluto/ui/product/search';
import * as provider from '@velluto/ui/provider';
import * as theme from '@velluto/ui/theme';

const parts = [
  [base, patterns, dialog, menu, nordlys, provider, theme],
  [chat, credits, likes, match, notices, payment, profile, search, shell, signup],
].flat();

/** Loads every area on the server: fails for a module that uses hooks without `'use client'`. */
export default function Page() {
  const count = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
  return <p>{count > 150 ? 'Everything loads on the server.' : `Only ${count} parts.`}</p>;
}
