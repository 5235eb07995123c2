import type { FieldProblemCode } from '../../../model/problem.ts';

/** What the form holds. None of it belongs into a log or an address. */
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

/** The text of a mandate as it is signed, a paragraph each. */
export interface MandateWording {
  /** BCP 47. */
  language: string;
  text: readonly string[];
}

/** What both steps of the form take. */
export interface DirectDebitStep {
  values: DirectDebitValues;
  /** Why fields are refused. */
  problems: Partial<Record<keyof DirectDebitValues, FieldProblemCode>>;
  onChange: (change: Partial<DirectDebitValues>) => void;
}
