import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createBrand } from '@velluto/ui/brands';
import { messages } from '@velluto/ui/i18n/en';
import { fixedClock, TranslatedText, themeAttributes, UiProvider } from '@velluto/ui/provider';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { levels, modes } from '../../theme/compiler/resolved-themes.ts';
import { Samples } from './Samples.tsx';

const layout = `
body { margin: 0; }
.preview { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr)); }
.preview > section { padding: 1.5rem; min-inline-size: 0; }
.preview > section > h1 { margin: 0 0 1.5rem; font: inherit; }
`;

/** The brand on the samples, in each of its four themes. */
function Themes({ id, name, seeds }: CompleteBrand) {
  const brand = createBrand({ id, name, themeColour: { light: seeds.paper, dark: seeds.night } });
  return (
    <I18nProvider
      i18n={setupI18n({ locale: 'en', messages: { en: messages } })}
      defaultComponent={TranslatedText}
    >
      <UiProvider brand={brand} locale="en-GB" clock={fixedClock(Date.UTC(2026, 0, 1))} timeZone="UTC">
        <main className="preview">
          {modes.flatMap(mode =>
            levels.map(contrast => (
              <section key={mode + contrast} {...themeAttributes({ brand: id, mode, contrast })}>
                <h1>{contrast === 'more' ? `${mode}, more contrast` : mode}</h1>
                <Samples Logo={brand.Logo} />
              </section>
            )),
          )}
        </main>
      </UiProvider>
    </I18nProvider>
  );
}

/**
 * One HTML page without scripts that shows a brand on components of the package: light and dark, each with normal and
 * with more contrast.
 *
 * @param sheets style sheets of the package and of the brand, in this order
 */
export function previewPage(brand: CompleteBrand, sheets: readonly string[]): string {
  const title = renderToStaticMarkup(<title>{`Preview of ${brand.name}`}</title>);
  const styles = [...sheets, layout].map(css => `<style>${css}</style>`).join('\n');
  return `<!doctype html>
<html lang="en" data-vl-brand="${brand.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
${styles}
</head>
<body>${renderToStaticMarkup(<Themes {...brand} />)}</body>
</html>
`;
}
