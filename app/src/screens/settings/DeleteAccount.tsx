import { Card } from '@velluto/ui/patterns';
import { DeleteAccountRow } from '@velluto/ui/product/settings';
import { lazy, useState } from 'react';
import { Later } from '../../platform/Later.tsx';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

/** The way out: what it means, then the question with password and reason. */
export function DeleteAccount() {
  const [asked, setAsked] = useState(false);
  return (
    <Card as="section">
      <DeleteAccountRow onDelete={() => setAsked(true)} />
      {asked && (
        <Later>
          <DeleteAccountDialog onClose={() => setAsked(false)} />
        </Later>
      )}
    </Card>
  );
}
