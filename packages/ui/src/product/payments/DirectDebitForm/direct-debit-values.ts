import type { FieldProblemCode } from '../../../model/problem.ts';

/** Values of the form. None of them may be logged or appear in an address. */
export interface DirectDebitValues {
  holder: string;
  /** Without spaces. */
  iban: string;
  street: string;
  number: string;
  zip: string;
  city: string;
  phone: string;
  /** The code from the SMS. */
  otp: string;
}

/** The text of a mandate, a paragraph each. */
export interface MandateWording {
  /** BCP 47. */
  language: string;
  text: readonly string[];
}

/** Props that both steps share. */
export interface DirectDebitStep {
  values: DirectDebitValues;
  /** Field errors. */
  problems: Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;
  onChange: (change: Partial<DirectDebitValues>) => void;
}
