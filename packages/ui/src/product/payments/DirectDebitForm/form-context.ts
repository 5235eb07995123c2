'use client';

import { createContext, type RefObject } from 'react';
import { usePartContext } from '../../../base/use-part-context.ts';
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

export const FormContext = createContext<FormContextValue | null>(null);

/** The values of the `DirectDebitForm` around a step. Throws outside of one. */
export const useDirectDebitForm = (): FormContextValue => usePartContext(FormContext, 'DirectDebitForm');
