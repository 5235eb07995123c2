import { PASSWORD_MAX } from '@velluto/rules';
import { PasswordField } from '@velluto/ui/base';
import { useT } from '@velluto/ui/provider';
import { settingsMessages as messages } from '../../locales/messages/settings.ts';
import { uiText } from '../../platform/i18n/ui-text.ts';

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
      showLabel={t(uiText('vl.NewPasswordField.show'))}
      hideLabel={t(uiText('vl.NewPasswordField.hide'))}
      value={value}
      error={missing && t(uiText('vl.field.required'))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
