import { ApiProblem } from '@velluto/api-client';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Refusal, toRefusal } from './map/problem.ts';

/** What is sent: it throws what the API client throws, or gives back what can be refused without asking the server. */
type Send<Args extends unknown[], Field extends string> = (
  ...args: Args
) => Promise<Refusal<Field> | undefined> | Promise<void>;

/**
 * What a button sends, one at a time.
 *
 * @param shown fields at which a refusal can stand
 * @param first a refusal that stands there before anything is sent
 */
export function useSubmit<Args extends unknown[], Field extends string = never>(
  send: Send<Args, Field>,
  shown: readonly Field[] = [],
  first: Refusal<Field> = {},
) {
  const [pending, setPending] = useState(false);
  const [refusal, refuse] = useState(first);
  // a second press comes before the first one is drawn
  const busy = useRef(false);
  const form = useRef<Element>(null);
  // before anybody sees the mark: a focus that came later would take the keyboard from who types already
  useLayoutEffect(() => {
    if (!pending) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [pending]);

  // no action of React's: a request that hangs would hold up every other transition, the next page too
  const submit = async (...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    refuse({});
    try {
      refuse((await send(...args)) ?? {});
    } catch (error) {
      if (!(error instanceof ApiProblem)) reportError(error); // a fault of ours, which must not look like a bad line alone
      refuse(toRefusal(error, shown));
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
  const { fields = {} as NonNullable<Refusal<Field>['fields']>, problem = null } = refusal;
  return { submit, onSubmit, pending, fields, problem, refuse };
}

/**
 * A form: its values, and sending them, one at a time. Where the server refuses a field, it is marked until it changes;
 * the first wrong one takes the focus.
 *
 * @param first a refusal that stands there before anything is sent
 */
export function useForm<Values extends object, Args extends unknown[] = []>(
  initial: Values,
  send: (values: Values, ...args: Args) => ReturnType<Send<Args, keyof Values & string>>,
  first?: Refusal<keyof Values & string>,
) {
  const [values, setValues] = useState(initial);
  const names = Object.keys(initial) as (keyof Values & string)[];
  const sending = useSubmit((...args: Args) => send(values, ...args), names, first);
  const { refuse } = sending;
  const change = (part: Partial<Values>) => {
    setValues(current => ({ ...current, ...part }));
    const mended = Object.fromEntries(Object.keys(part).map(name => [name, undefined]));
    refuse(({ fields }) => ({ fields: { ...fields, ...mended } as typeof fields }));
  };
  return { ...sending, values, change };
}
