import { DiscountNotice } from '@velluto/ui/product/credits';

/** Whichever it was: what is shown of it is its end. */
const ended = { code: '', percent: 0, reason: 'time_bonus', expiresAt: new Date(0).toISOString() } as const;

/** Says that the discount which was in the price is used or over. */
export default function EndedNotice() {
  return (
    <div role="alert">
      <DiscountNotice discount={ended} />
    </div>
  );
}
