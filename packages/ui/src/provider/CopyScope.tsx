'use client';

import { setupI18n } from '@lingui/core';
import { type ReactNode, useMemo } from 'react';
import { type Copy, withCopy } from '../i18n/copy.ts';
import { useUi } from './hooks.ts';
import { I18nProvider, useLingui } from './lingui.ts';
import { withFilledTexts } from './with-filled-texts.ts';
import type { Wording } from './wording.ts';

export interface CopyScopeProps {
  /** Replaces texts of the components inside, in the page's language. */
  copy: Copy;
  /** The components that get these texts. */
  children: ReactNode;
}

/** Replaces texts of the components inside, such as one dialog of one campaign. All other texts stay. */
export function CopyScope({ copy, children }: CopyScopeProps) {
  const { i18n, defaultComponent } = useLingui();
  const { wording } = useUi();
  const scopedI18n = useMemo(() => {
    const messages = { [i18n.locale]: withCopy(i18n.messages, copy) };
    const { locale, locales } = i18n;
    // a text of this scope is another one than that of the same id outside
    const scopedWording: Wording = (what, make) => wording(`${JSON.stringify(copy)} ${what}`, make);
    return withFilledTexts(setupI18n({ locale, messages, ...(locales && { locales }) }), scopedWording);
  }, [i18n, copy, wording]);
  return (
    <I18nProvider i18n={scopedI18n} {...(defaultComponent && { defaultComponent })}>
      {children}
    </I18nProvider>
  );
}
