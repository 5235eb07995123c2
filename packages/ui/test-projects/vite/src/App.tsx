import { Badge } from '@velluto/ui/base/Badge';
import { Button } from '@velluto/ui/base/Button';
import { Heading } from '@velluto/ui/base/Heading';
import { Icon } from '@velluto/ui/base/Icon';
import { IconButton } from '@velluto/ui/base/IconButton';
import { close } from '@velluto/ui/base/icons';
import { Select } from '@velluto/ui/base/Select';
import { lazy, Suspense, useState } from 'react';
// components that use others are imported first, to show that the order of style sheets does not matter
import '@velluto/ui/base/IconButton.css';
import '@velluto/ui/base/Select.css';
import '@velluto/ui/base/Badge.css';
import '@velluto/ui/base/Button.css';
import '@velluto/ui/base/Dialog.css';
import '@velluto/ui/base/Heading.css';
import '@velluto/ui/base/Icon.css';
import '@velluto/ui/base/TextField.css';

const Greeting = lazy(() => import('./Greeting.tsx'));

/** A page with styles that are loaded a component at a time. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Heading level={1}>
        Buona <em>sera</em>
      </Heading>
      <Badge tone="new">Novità</Badge>
      <Button tone="primary" onClick={() => setOpen(true)}>
        Apri
      </Button>
      <IconButton label="Via" icon={<Icon shape={close} />} />
      <Select label="Paese" id="country" options={[{ value: 'it', label: 'Italia' }]} />
      <Suspense>{open && <Greeting onClose={() => setOpen(false)} />}</Suspense>
    </main>
  );
}
