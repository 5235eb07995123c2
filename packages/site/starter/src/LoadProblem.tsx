import type { Problem } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { FormErrorNotice } from '@velluto/ui/product/notices';

interface LoadProblemProps {
  problem: Problem;
  onRetry: () => Promise<void>;
}

/** In place of a page that could not be loaded. */
export const LoadProblem = ({ problem, onRetry }: LoadProblemProps) => (
  <Page width="narrow">
    <FormErrorNotice problem={problem} onRetry={() => void onRetry()} />
  </Page>
);
