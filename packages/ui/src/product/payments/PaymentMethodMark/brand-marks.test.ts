import { siApplepay, siMastercard, siPaypal, siPaysafe, siVisa } from 'simple-icons';
import { expect, it } from 'vitest';
import { brandMarks } from './brand-marks.ts';

// the package has thousands of marks, so the few that are shown are copied; an update of it names those that changed
it('has the marks as simple-icons has them', () => {
  expect(brandMarks).toEqual({
    applepay: siApplepay.path,
    mastercard: siMastercard.path,
    paypal: siPaypal.path,
    paysafecard: siPaysafe.path,
    visa: siVisa.path,
  });
});
