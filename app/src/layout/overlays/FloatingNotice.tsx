import { Inline } from '@velluto/ui/base';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TitledCard } from '../TitledCard.tsx';
import { floatingAtTop } from './floating.ts';

const openDialogs = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** The open dialog, which alone can be used while it is open; the page where there is none. */
const usablePart = (): Element => [...document.querySelectorAll(openDialogs)].at(-1) ?? document.body;

function followDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  return () => observer.disconnect();
}

/** A notice above the page or the open dialog, read out without taking the focus. */
export function FloatingNotice({
  title,
  children,
  actions,
}: {
  title: string;
  /** Headline: what has happened. */
  children: ReactNode;
  /** Buttons below it. */
  actions: ReactNode;
}) {
  return createPortal(
    <div style={floatingAtTop} role="alert">
      <TitledCard title={title}>
        {children}
        <Inline gap={3}>{actions}</Inline>
      </TitledCard>
    </div>,
    useSyncExternalStore(followDialogs, usablePart),
  );
}
