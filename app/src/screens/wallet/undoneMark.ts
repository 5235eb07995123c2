import type { Transaction } from '@velluto/api-client';
import type { Translate } from '@velluto/ui/provider';
import { walletMessages as messages } from '../../locales/messages/wallet.ts';

const marks = {
  withdrawn: messages.withdrawn,
  refunded: messages.paidBack,
  charged_back: messages.chargedBack,
} as const;

/** Says how a payment was undone; nothing for one that stands. */
export const undoneMark = (t: Translate, { undone }: Pick<Transaction, 'undone'>) =>
  undone ? t(marks[undone]) : undefined;
