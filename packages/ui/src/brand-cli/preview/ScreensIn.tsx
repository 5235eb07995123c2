import type { Brand } from '@velluto/ui/brands';
import { fixedClock, themeAttributes, UiProvider } from '@velluto/ui/provider';
import { renderToStaticMarkup } from 'react-dom/server';
import { modes } from '../../theme/compiler/resolved-themes.ts';
import type { Language } from './languages.ts';
import { screens } from './Screens.tsx';

type Mode = (typeof modes)[number];

interface ScreensInProps {
  brand: Brand;
  language: Language;
  /** Address of the style sheet. */
  sheet: string;
}

/** The page of one screen. It is inert, because its links and forms lead nowhere. */
function screenPage(
  name: keyof typeof screens,
  mode: Mode,
  { brand, language, sheet }: ScreensInProps,
): string {
  const Screen = screens[name];
  const { locale, dir, messages } = language;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale} dir={dir} {...themeAttributes({ brand: brand.id, mode })}>
      <head>
        <meta charSet="utf-8" />
        <link rel="stylesheet" href={sheet} />
      </head>
      <body inert style={{ margin: 0 }}>
        <UiProvider
          brand={brand}
          locale={locale}
          messages={messages}
          clock={fixedClock(Date.UTC(2026, 0, 1, 13))}
          timeZone="UTC"
        >
          <Screen {...language} />
        </UiProvider>
      </body>
    </html>,
  )}`;
}

/** Every screen in one language, in light and dark. Each is in a frame as wide as a phone, whose layout it has there. */
export const ScreensIn = (props: ScreensInProps) => (
  <div id={props.language.id} className="language">
    {modes.map(mode => (
      <div key={mode} className="screens" {...themeAttributes({ brand: props.brand.id, mode })}>
        {(Object.keys(screens) as (keyof typeof screens)[]).map(name => (
          <iframe
            key={name}
            title={`${name}, ${mode}`}
            loading="lazy"
            srcDoc={screenPage(name, mode, props)}
          />
        ))}
      </div>
    ))}
  </div>
);
