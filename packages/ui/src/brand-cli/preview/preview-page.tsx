import { createBrand } from '@velluto/ui/brands';
import { messages } from '@velluto/ui/i18n/en';
import { fixedClock, themeAttributes, UiProvider } from '@velluto/ui/provider';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { levels, modes } from '../../theme/compiler/resolved-themes.ts';
import { languages } from './languages.ts';
import { Samples } from './Samples.tsx';
import { ScreensIn } from './ScreensIn.tsx';

const layout = `
body { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 1rem 1rem 0; }
nav > a { color: inherit; }
/* the margin keeps the links in view when one is followed */
.language { display: none; scroll-margin-block-start: 100vh; }
.language:target, main:not(:has(> :target)) > .language:first-of-type { display: block; }
.screens { display: flex; gap: 1rem; overflow-x: auto; padding: 1.5rem 1rem; }
.screens > iframe {
  flex: none;
  box-sizing: border-box;
  inline-size: min(22.5rem, 100% - 1rem);
  block-size: 48rem;
  border: 1px solid var(--vl-border-default);
  border-radius: 1.5rem;
}
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 32rem), 1fr)); }
.parts > section { padding: 1.5rem 1rem; min-inline-size: 0; }
.parts > section > h1 { margin: 0 0 1.5rem; font: inherit; }
`;

/** The brand on screens in each language, and on parts in each of its four themes. */
function Preview({ brand: { id, name, seeds }, sheet }: { brand: CompleteBrand; sheet: string }) {
  const brand = createBrand({ id, name, themeColour: { light: seeds.paper, dark: seeds.night } });
  return (
    <main>
      <nav aria-label="Language">
        {languages.map(language => (
          <a key={language.id} href={`#${language.id}`}>
            {language.name}
          </a>
        ))}
      </nav>
      {languages.map(language => (
        <ScreensIn key={language.id} brand={brand} language={language} sheet={sheet} />
      ))}
      <UiProvider
        brand={brand}
        locale="en-GB"
        messages={messages}
        clock={fixedClock(Date.UTC(2026, 0, 1))}
        timeZone="UTC"
      >
        <div className="parts">
          {modes.flatMap(mode =>
            levels.map(contrast => (
              <section key={mode + contrast} {...themeAttributes({ brand: id, mode, contrast })}>
                <h1>{contrast === 'more' ? `${mode}, more contrast` : mode}</h1>
                <Samples Logo={brand.Logo} />
              </section>
            )),
          )}
        </div>
      </UiProvider>
    </main>
  );
}

/**
 * One HTML page without scripts that shows a brand on the package: screens of a member in seven languages and from right to
 * left, in light and dark, and parts, each with normal and with more contrast.
 *
 * @param sheet address of the style sheet of the package and of the brand, which the page and the frames of its screens share
 */
export function previewPage(brand: CompleteBrand, sheet: string): string {
  return `<!doctype html>
${renderToStaticMarkup(
  <html lang="en" data-vl-brand={brand.id}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`Preview of ${brand.name}`}</title>
      <link rel="stylesheet" href={sheet} />
      <style>{layout}</style>
    </head>
    <body>
      <Preview brand={brand} sheet={sheet} />
    </body>
  </html>,
)}
`;
}
