'use client';

import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { languageMenu } from '../../../i18n/messages/shell.ts';
import { ownLanguageName } from '../../own-language-name.ts';
import * as styles from './LanguageMenu.css.ts';

export interface LanguageMenuProps {
  /** ISO 639 codes of the languages this visitor may choose. */
  locales: readonly string[];
  /** Code of the language in use. */
  current: string;
  /** A language was chosen. */
  onChange: (event: { locale: string }) => void;
}

/** Choice of the page's language. Renders nothing for fewer than two languages. */
export function LanguageMenu({ locales, current, onChange }: LanguageMenuProps) {
  const { t } = useLingui();
  if (locales.length < 2) return null;
  return (
    <span data-component="LanguageMenu" className={styles.root}>
      <Icon shape={icons.globe} size="s" />
      <span aria-hidden translate="no">
        {current.toUpperCase()}
      </span>
      <select
        className={styles.select}
        aria-label={t(languageMenu.label)}
        value={current}
        onChange={event => onChange({ locale: event.target.value })}
      >
        {locales.map(locale => (
          <option key={locale} value={locale} lang={locale}>
            {ownLanguageName(locale)}
          </option>
        ))}
      </select>
    </span>
  );
}
