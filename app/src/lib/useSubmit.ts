import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { firstInvalidField } from './first-invalid-field.ts';
import { type FormErrors, toFormErrors } from './problem.ts';

/** Sends a form: throws what the API client throws, or returns errors found without the server. */
type Send<Args extends unknown[], Field extends string> = (
  ...args: Args
) => Promise<FormErrors<Field> | undefined> | Promise<void>;

/** What is sent: the form of the event, else the form or dialog that has the focus; the page where Safari focuses no button. */
const sent = (event?: FormEvent): Element =>
  event?.currentTarget ??
  document.activeElement?.closest('form, [role="dialog"], [role="alertdialog"]') ??
  document.body;

/**
 * Submitting, one call at a time. When it fails the first faulty field takes the focus; a problem of the whole form is read
 * out by its `FormErrorNotice` or `ErrorAlert`.
 *
 * @param shown fields that can show an error
 * @param first errors shown before anything is sent
 */
export function useSubmit<Args extends unknown[], Field extends string = never>(
  send: Send<Args, Field>,
  shown: readonly Field[] = [],
  first: FormErrors<Field> = {},
) {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(first);
  // a second press may come before the first one is rendered
  const busy = useRef(false);
  const form = useRef<Element>(null);
  const failed = useRef(false);
  // before the error is painted: a later focus would interrupt somebody who types already
  useLayoutEffect(() => {
    if (pending) return;
    if (failed.current && form.current) firstInvalidField(form.current)?.focus();
  }, [pending]);

  // not a React action: a hanging request would hold up every other transition, also to the next page
  const run = async (from: Element, ...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    form.current = from;
    failed.current = false;
    setPending(true);
    setErrors({});
    try {
      const found = (await send(...args)) ?? {};
      failed.current = Object.keys(found.fields ?? {}).length > 0 || found.problem != null;
      setErrors(found);
    } catch (error) {
      failed.current = true;
      setErrors(toFormErrors(error, shown));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const submit = (...args: Args) => run(sent(), ...args);
  const onSubmit = (event: FormEvent, ...args: Args) => {
    event.preventDefault();
    void run(sent(event), ...args);
  };
  const { fields = {} as NonNullable<FormErrors<Field>['fields']>, problem = null } = errors;
  return { submit, onSubmit, pending, fields, problem, setErrors };
}

/**
 * A form with its values and its submission. A field with an error shows it until it changes; the first one takes the
 * focus.
 *
 * @param first errors shown before anything is sent
 */
export function useForm<Values extends object, Args extends unknown[] = []>(
  initial: Values,
  send: (values: Values, ...args: Args) => ReturnType<Send<Args, keyof Values & string>>,
  first?: FormErrors<keyof Values & string>,
) {
  const [values, setValues] = useState(initial);
  const names = Object.keys(initial) as (keyof Values & string)[];
  const sending = useSubmit((...args: Args) => send(values, ...args), names, first);
  const { setErrors } = sending;
  const change = (part: Partial<Values>) => {
    setValues(current => ({ ...current, ...part }));
    const cleared = Object.fromEntries(Object.keys(part).map(name => [name, undefined]));
    setErrors(({ fields }) => ({ fields: { ...fields, ...cleared } as typeof fields }));
  };
  return { ...sending, values, change };
}
