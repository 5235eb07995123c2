'use client';

import { type ReactNode, useMemo } from 'react';
import type { UiMessageId } from '../i18n/message-ids.ts';
import { UiContext } from './context.ts';
import { useUi } from './hooks.ts';
import type { Translator } from './translator.ts';

/** Texts of your own by the id of the message; a wrong id does not compile. */
export type UiCopy = Partial<Record<UiMessageId, string>>;

export interface CopyScopeProps {
  /**
   * What the components inside say instead, in the page's language. Values stand in braces as in the original
   * (`Write to {name}`); whoever needs plurals lays a compiled catalog over the package's.
   */
  copy: UiCopy;
  children: ReactNode;
}

/** Other words for the components inside, such as one dialog of one campaign. Everything else stays as it is. */
export function CopyScope({ copy, children }: CopyScopeProps) {
  const ui = useUi();
  const value = useMemo(() => ({ ...ui, i18n: saying(copy, ui.i18n) }), [ui, copy]);
  return <UiContext value={value}>{children}</UiContext>;
}

function saying(copy: Readonly<Record<string, string | undefined>>, i18n: Translator): Translator {
  return {
    _(id, values = {}, options) {
      const text = Object.hasOwn(copy, id) ? copy[id] : undefined;
      if (text === undefined) return i18n._(id, values, options);
      return text.replaceAll(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
    },
  };
}
