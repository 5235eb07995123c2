import { PASSWORD_MAX } from '@velluto/rules';
import { PasswordField } from '@velluto/ui/base';
import { useT } from '@velluto/ui/provider';
import { commonMessages } from '../../locales/messages/common.ts';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';

/** The password in force, which what matters asks for. */
export function CurrentPassword({
  value,
  missing,
  onChange,
}: {
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}) {
  const t = useT();
  return (
    <PasswordField
      label={t(messages.password)}
      name="current_password"
      autoComplete="current-password"
      required
      maxLength={PASSWORD_MAX}
      showLabel={t(commonMessages.showPassword)}
      hideLabel={t(commonMessages.hidePassword)}
      value={value}
      error={missing && t(commonMessages.required)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
