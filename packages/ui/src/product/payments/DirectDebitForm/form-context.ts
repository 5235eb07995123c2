'use client';

import { createContext, type RefObject, useContext } from 'react';
import type { FieldProblemCode, Problem } from '../../../model/problem.ts';
import type { DirectDebitValues } from './direct-debit-values.ts';

/** What the form gives to its step. */
interface FormContextValue {
  values: DirectDebitValues;
  problems: Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;
  onChange: (change: Partial<DirectDebitValues>) => void;
  pending: boolean;
  /** The typed code is wrong; null when it is not. */
  wrong: Problem | null;
  /** The form has been shown before: a step that appears now takes the focus. */
  shown: RefObject<boolean>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The values of the `DirectDebitForm` around a step. Throws outside of one. */
export function useDirectDebitForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('DirectDebitAccount and DirectDebitCode are parts of a DirectDebitForm');
  return form;
}
