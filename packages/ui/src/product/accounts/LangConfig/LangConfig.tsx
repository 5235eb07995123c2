'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { RadioCards } from '../../../base/RadioCards/RadioCards.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { langConfig } from '../../../i18n/messages/accounts/account.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Problem } from '../../../model/problem.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './LangConfig.css.ts';

export interface LangConfigProps extends RootProps<'div', 'onChange'> {
  /** ISO 639 codes of the languages this visitor may choose. */
  locales: readonly string[];
  /** Code of the language in use. */
  current: string;
  /** State of saving the last choice. */
  state?: 'idle' | 'saving' | 'saved';
  /** Why the last choice could not be saved; `current` is the old language again. */
  problem?: Problem | null;
  /** A language was chosen, perhaps while the choice before is being saved: the last one wins. */
  onChange: (event: { locale: string }) => void;
}

/** Page to choose the language, each in its own name. A choice is saved at once. */
export function LangConfig({
  locales,
  current,
  state = 'idle',
  problem,
  onChange,
  className,
  ...rest
}: LangConfigProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div data-state={state} {...rest} className={cx('vl-LangConfig', styles.root, className)}>
      <RadioCards
        legend={t(langConfig.legend)}
        value={current}
        columns="fit"
        options={locales.map(locale => ({
          value: locale,
          label: format.ownLanguageName(locale),
          lang: locale,
        }))}
        error={problem && problemText(t, problem)}
        onChange={({ value }) => onChange({ locale: value })}
      />
      <div role="status" className={styles.state}>
        {state !== 'idle' && (
          <Text size="s" tone={state === 'saved' ? 'positive' : 'muted'}>
            {state === 'saved'
              ? t(langConfig.saved({ language: format.language(current) }))
              : t(langConfig.saving)}
          </Text>
        )}
      </div>
    </div>
  );
}
