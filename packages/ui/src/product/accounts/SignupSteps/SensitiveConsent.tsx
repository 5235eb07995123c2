'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { genderStep } from '../../../i18n/messages/accounts/signup.ts';
import type { FieldProblemCode } from '../../../model/problem.ts';
import { useRoutes } from '../../../provider/hooks.ts';

/** Consent to the use of whom somebody looks for, asked apart from everything else. */
export function SensitiveConsent({
  siteName,
  privacyHref,
  checked,
  problem,
  onChange,
}: {
  siteName: string;
  privacyHref: string | undefined;
  checked: boolean;
  problem: FieldProblemCode | undefined;
  onChange: (change: { consent: boolean }) => void;
}) {
  const { t } = useLingui();
  const routes = useRoutes();
  return (
    <Checkbox
      name="consent_sensitive"
      required
      checked={checked}
      label={t(genderStep.consent({ site: siteName }))}
      description={
        <Trans
          {...genderStep.consentHint}
          components={{ privacy: <TextLink href={privacyHref ?? routes.privacy} target="_blank" /> }}
        />
      }
      error={problem ? t(genderStep.consentMissing) : undefined}
      onChange={event => onChange({ consent: event.target.checked })}
    />
  );
}
