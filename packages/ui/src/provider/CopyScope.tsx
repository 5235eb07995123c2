'use client';

import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { withFilledTexts } from './with-filled-texts.ts';

export interface CopyScopeProps {
  /**
   * Replaces texts of the components inside, by the id of the message, in the page's language: messages of a compiled
   * catalog, or plain text with values in braces as in the original (`Write to {name}`).
   */
  copy: Messages;
  children: ReactNode;
}

/** Replaces texts of the components inside, such as one dialog of one campaign. All other texts stay. */
export function CopyScope({ copy, children }: CopyScopeProps) {
  const { i18n, defaultComponent } = useLingui();
  const scopedI18n = useMemo(() => {
    const replacements = Object.entries(copy).map(([id, message]) => [id, compiled(message)]);
    const messages = { [i18n.locale]: { ...i18n.messages, ...Object.fromEntries(replacements) } };
    const { locale, locales } = i18n;
    return withFilledTexts(setupI18n({ locale, messages, ...(locales && { locales }) }));
  }, [i18n, copy]);
  return (
    <I18nProvider i18n={scopedI18n} {...(defaultComponent && { defaultComponent })}>
      {children}
    </I18nProvider>
  );
}

/** Lingui does not compile messages in production, so plain text is split into text and names of values here. */
const compiled = (message: Messages[string]): Messages[string] =>
  typeof message === 'string'
    ? message.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part))
    : message;
