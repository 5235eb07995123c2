import type { Problem } from '@velluto/ui/model';
import { lazy } from 'react';
import { Later } from './Later.tsx';

const ProblemNotice = lazy(() => import('./ProblemNotice.ts'));

/** Why an action failed; the notice is loaded with the first failure, as most pages never see one. */
export const LaterProblem = ({ problem }: { problem: Problem | null }) =>
  problem && (
    <Later>
      <ProblemNotice problem={problem} />
    </Later>
  );
