import { useLingui } from '@lingui/react/macro';
import { PasswordField, Stack } from '@velluto/ui/base';
import type { Problem } from '@velluto/ui/model';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { useLayoutEffect, useRef } from 'react';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';

/** The current password, required for sensitive changes; the error of the form is above it and scrolls into view. */
export function CurrentPassword({
  value,
  missing,
  problem,
  onChange,
}: {
  value: string;
  missing: boolean;
  problem: Problem | null;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!missing && !problem) return;
    // the button that was pressed may be far below
    part.current?.scrollIntoView({ block: 'nearest' });
    if (!missing && problem?.code !== 'old_password_wrong') return;
    // a wrong password is likely to be typed again
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [missing, problem]);
  return (
    <div ref={part}>
      <Stack gap={4}>
        <FormErrorNotice problem={problem} />
        <PasswordField
          ref={field}
          label={t(messages.password)}
          name="current_password"
          autoComplete="current-password"
          required
          showLabel={t(commonMessages.showPassword)}
          hideLabel={t(commonMessages.hidePassword)}
          value={value}
          error={missing && t(commonMessages.required)}
          onChange={({ target }) => onChange(target.value)}
        />
      </Stack>
    </div>
  );
}
