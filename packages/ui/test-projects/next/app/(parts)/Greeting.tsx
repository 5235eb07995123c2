'use client';

import { Button } from '@velluto/ui/base/Button';
import { useMode } from '@velluto/ui/provider';
import dynamic from 'next/dynamic';
import { useState } from 'react';

const MatchDialog = dynamic(() =>
  import('@velluto/ui/product/likes/MatchDialog').then(module => module.MatchDialog),
);
const HelloDialog = dynamic(() => import('./HelloDialog').then(module => module.HelloDialog));

/** Buttons that each load a dialog and open it. */
export function Greeting() {
  const [open, setOpen] = useState(false);
  const [matched, setMatched] = useState(false);
  const { resolved, setMode } = useMode();
  const leave = () => setMatched(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Button onClick={() => setMatched(true)}>Match</Button>
      <Button onClick={() => setMode('dark')}>{resolved === 'dark' ? 'È sera' : 'È giorno'}</Button>
      {matched && (
        <MatchDialog
          kind="match"
          member={{ id: '1', name: 'Marta', origin: 'member', photo: null }}
          ownName="Luca"
          onOpenProfile={leave}
          onAction={leave}
          onClose={leave}
        />
      )}
      {open && <HelloDialog onClose={() => setOpen(false)} />}
    </>
  );
}
