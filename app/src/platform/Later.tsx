import { type ReactNode, Suspense, use } from 'react';
import { useVisit } from './visit-context.ts';

/**
 * Around parts that are loaded when they are first shown, dialogs and menus: `const BuyDialog = lazy(() => import('…'))`,
 * then `<Later><BuyDialog … /></Later>`. It waits for their texts too.
 */
export function Later({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <WithTexts>{children}</WithTexts>
    </Suspense>
  );
}

function WithTexts({ children }: { children: ReactNode }) {
  use(useVisit().language.complete());
  return children;
}
