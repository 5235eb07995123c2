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

/** The mandate that the code signs. */
export interface DirectDebitMandate {
  /** Its reference. */
  reference: string;
  /** Who collects, with the SEPA creditor id. */
  creditor: { name: string; id: string };
  /** Its text; a general one without it. */
  wording?: MandateWording;
}
