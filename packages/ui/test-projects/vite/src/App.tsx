import { Badge } from '@velluto/ui/base/Badge';
import { Button } from '@velluto/ui/base/Button';
import { Heading } from '@velluto/ui/base/Heading';
import { LikesTabs } from '@velluto/ui/product/likes';
import { lazy, Suspense, useState } from 'react';
import '@velluto/ui/base/Badge.css';
import '@velluto/ui/base/Button.css';
import '@velluto/ui/base/Dialog.css';
import '@velluto/ui/base/Heading.css';
import '@velluto/ui/product/likes/LikesTabs.css';

const Dialog = lazy(async () => ({ default: (await import('@velluto/ui/base/Dialog')).Dialog }));

/** A page with styles that are loaded a component at a time. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Heading level={1}>
        Buona <em>sera</em>
      </Heading>
      <Badge tone="new">Novità</Badge>
      <LikesTabs type="received" newLikes={3} hrefFor={type => `/likes/${type}`} />
      <Button tone="primary" onClick={() => setOpen(true)}>
        Apri
      </Button>
      <Suspense>
        {open && (
          <Dialog open title="Ciao" closeLabel="Chiudi" onOpenChange={change => setOpen(change.open)}>
            Un dialogo.
          </Dialog>
        )}
      </Suspense>
    </main>
  );
}
