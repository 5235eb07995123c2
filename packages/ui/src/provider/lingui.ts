'use client';

import { LinguiContext, Trans as LinguiTrans, useLingui as useLinguiItself } from '@lingui/react';
import { createElement, useContext } from 'react';

export { I18nProvider } from '@lingui/react';

/** Lingui says that there are several of it, and in production nothing: nearly always the provider is missing. */
function useRequiredTexts(): void {
  if (useContext(LinguiContext)) return;
  throw new Error(
    'No texts around a component of @velluto/ui. Wrap the page in <UiProvider brand={…} locale="…" messages={…} clock={…}> of @velluto/ui/provider. Where one is around it, give it the texts of the page\'s language: messages of @velluto/ui/i18n/en, or put Lingui\'s <I18nProvider> around it; if that is there too, "npm ls @lingui/react" has to show a single version',
  );
}

/** `useLingui`, which says what is missing where no texts are. The build puts it in the place of Lingui's own. */
export const useLingui: typeof useLinguiItself = () => {
  useRequiredTexts();
  return useLinguiItself();
};

/** `Trans`, in the same way. */
export const Trans: typeof LinguiTrans = props => {
  useRequiredTexts();
  return createElement(LinguiTrans, props);
};
