import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What takes the place of a form whose button was pressed. It gets the focus, and so is read out; a live region that comes
 * with its text is not.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
