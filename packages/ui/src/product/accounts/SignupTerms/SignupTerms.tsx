'use client';

import { Trans } from '@lingui/react';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { signupTerms } from '../../../i18n/messages/payments/legal.ts';
import { useRoutes } from '../../../provider/hooks.ts';

export interface SignupTermsProps extends RootProps<'div', 'onChange'> {
  /** Whether the terms are accepted. */
  checked: boolean;
  /** The consent was given or taken back. */
  onChange: (event: { checked: boolean }) => void;
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
  /** Why the value was refused, in the reader's language. */
  error?: string;
}

/** Checkbox for the terms, with links that open in a new tab. */
export function SignupTerms({
  checked,
  onChange,
  termsHref,
  privacyHref,
  error,
  className,
  ...rest
}: SignupTermsProps) {
  const routes = useRoutes();
  return (
    <div {...rest} className={cx('vl-SignupTerms', className)}>
      <Checkbox
        name="terms"
        required
        checked={checked}
        error={error}
        label={
          <Trans
            {...signupTerms.accept}
            components={{
              terms: <TextLink href={termsHref ?? routes.terms} target="_blank" />,
              privacy: <TextLink href={privacyHref ?? routes.privacy} target="_blank" />,
            }}
          />
        }
        onChange={event => onChange({ checked: event.target.checked })}
      />
    </div>
  );
}
