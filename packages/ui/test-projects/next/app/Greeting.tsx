'use client';

import { Button } from '@velluto/ui/base/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const Dialog = dynamic(() => import('@velluto/ui/base/Dialog').then(module => module.Dialog));

/** A button that loads a dialog and opens it. */
export function Greeting() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      {open && (
        <Dialog open title="Ciao" closeLabel="Chiudi" onOpenChange={change => setOpen(change.open)}>
          Un dialogo.
        </Dialog>
      )}
    </>
  );
}
