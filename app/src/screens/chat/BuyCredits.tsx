import type { Problem } from '@velluto/ui/model';
import { NotEnoughCreditsDialog } from '@velluto/ui/product/credits/NotEnoughCreditsDialog';

/** The offer that opens when a message cannot be paid; the text stays in the box. */
export default function BuyCredits({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  return (
    <NotEnoughCreditsDialog
      open
      onClose={onClose}
      need={problem.need ?? 0}
      have={problem.have ?? 0}
      creditsHref="/credits"
    />
  );
}
