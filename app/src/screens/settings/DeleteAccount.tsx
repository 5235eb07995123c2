import { Card } from '@velluto/ui/patterns';
import { DeleteAccountRow } from '@velluto/ui/product/settings';
import { lazy, Suspense, useState } from 'react';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

/** The way out: what it means, then the question with password and reason. */
export function DeleteAccount() {
  const [asked, setAsked] = useState(false);
  return (
    <Card as="section">
      <DeleteAccountRow onDelete={() => setAsked(true)} />
      {asked && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </Card>
  );
}
