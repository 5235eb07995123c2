'use client';

import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { signupTerms } from '../../../i18n/messages/legal.ts';
import { rich } from '../../../i18n/rich.tsx';
import { useT } from '../../../provider/hooks.ts';

export interface SignupTermsProps {
  checked: boolean;
  onChange: (event: { checked: boolean }) => void;
  termsHref: string;
  privacyHref: string;
  error?: string;
}

/** Agreement to the terms, with the texts one tap away in a tab of their own. */
export function SignupTerms({ checked, onChange, termsHref, privacyHref, error }: SignupTermsProps) {
  const t = useT();
  const link = (href: string) => (text: string) => (
    <TextLink href={href} target="_blank">
      {text}
    </TextLink>
  );
  return (
    <div data-component="SignupTerms">
      <Checkbox
        name="terms"
        required
        checked={checked}
        error={error}
        label={rich(t(signupTerms.accept), { terms: link(termsHref), privacy: link(privacyHref) })}
        onChange={event => onChange({ checked: event.target.checked })}
      />
    </div>
  );
}
