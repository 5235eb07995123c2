'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { languageMenu } from '../../../i18n/messages/layout/layout.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './LanguageMenu.css.ts';

export interface LanguageMenuProps extends RootProps<'span', 'onChange'> {
  /** ISO 639 codes of the languages this visitor may choose. */
  locales: readonly string[];
  /** Code of the language in use. */
  current: string;
  /** A language was chosen. */
  onChange: (event: { locale: string }) => void;
}

/** Choice of the page's language. Renders nothing for fewer than two languages. */
export function LanguageMenu({ locales, current, onChange, className, ...rest }: LanguageMenuProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (locales.length < 2) return null;
  return (
    <span {...rest} className={cx('vl-LanguageMenu', styles.root, className)}>
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
            {format.ownLanguageName(locale)}
          </option>
        ))}
      </select>
    </span>
  );
}
