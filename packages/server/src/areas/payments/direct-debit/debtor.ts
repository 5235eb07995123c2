import type { components } from '@velluto/api-client/schema';
import { ibanProblem, plainIban } from '@velluto/rules';
import { type FieldError, invalidFields } from '../../../domain/api-error.ts';
import type { Debtor } from '../../../domain/debtor.ts';
import type { Site } from '../../../domain/sites/site.ts';

type Form = components['schemas']['StartDirectDebitRequest'];

/** Invisible marks that come with copied texts; joiners belong to names of some scripts. */
const pastedMarks = /[\p{Cf}--[\u200c\u200d]]/gv;
/** Characters that no name or address has, such as line breaks. */
const forbiddenCharacters = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/**
 * Checks and normalises the payer's data of a form.
 *
 * @param country the payment country, to which a phone number without a country code belongs
 * @throws ApiError `invalid_request` that names every wrong field
 */
export async function readDebtor(
  site: Site,
  country: string,
  form: Form,
): Promise<{ debtor: Debtor; phoneHint: string }> {
  const faults: FieldError[] = [];
  const refuse = (field: string, code: FieldError['code']) => void faults.push({ field, code });
  const line = (field: 'account_holder' | 'street' | 'house_number' | 'zip' | 'city') => {
    // a pasted tab or a mark of direction is no fault
    const pasted = form[field].normalize('NFC').replaceAll(pastedMarks, '').replaceAll('\t', ' ');
    if (forbiddenCharacters.test(pasted)) refuse(field, 'format');
    const text = pasted.trim().replaceAll(/\s+/g, ' ');
    if (text === '') refuse(field, 'required');
    return text;
  };
  const fault = ibanProblem(form.iban);
  if (fault) refuse('iban', fault);
  // loaded late: the metadata of phone numbers is large, and only direct debit needs it
  const { readMobile } = await import('./phone.ts');
  const mobile = readMobile(form.phone, country, site.countries);
  if (typeof mobile === 'string') refuse('phone', form.phone.trim() === '' ? 'required' : mobile);
  const debtor = {
    holder: line('account_holder'),
    iban: plainIban(form.iban),
    street: line('street'),
    houseNumber: line('house_number'),
    zip: line('zip'),
    city: line('city'),
  };
  if (typeof mobile === 'string' || faults.length > 0) throw invalidFields(...faults);
  return { debtor: { ...debtor, phone: mobile.number }, phoneHint: mobile.hint };
}
