import { type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * What a form or a button sends, one at a time. `send` says why it was refused, or null when it was not; a refused
 * form's first wrong field takes the focus.
 *
 * @param first a refusal that stands there before anything is sent
 */
export function useSubmit<Args extends unknown[], Refused>(
  send: (...args: Args) => Promise<Refused | null>,
  first: Refused | null = null,
) {
  const [pending, setPending] = useState(false);
  const [refused, refuse] = useState(first);
  // a second press comes before the first one is drawn
  const busy = useRef(false);
  const form = useRef<Element>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  // no action of React's: a request that hangs would hold up every other transition, the next page too
  const submit = async (...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    refuse(null);
    try {
      refuse(await send(...args));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const onSubmit = (event: FormEvent, ...args: Args) => {
    event.preventDefault();
    form.current = event.currentTarget;
    void submit(...args);
  };
  return { submit, onSubmit, pending, refused, refuse };
}
