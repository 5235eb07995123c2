import { type ReactNode, Suspense, use, useState } from 'react';
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
  // asked once: what is shown must not vanish while the texts of other code are on their way
  const [texts] = useState(useVisit().language.complete);
  use(texts);
  return children;
}
