import { ownBrand } from './platform/own-brand.tsx';

const meta = (name: string) => [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)];
const [light, dark] = meta('theme-color').map(({ content }) => content);

/** The brand of this page where the app does not bring it: it stands in the document, its look in the page's CSS. */
export const brand = ownBrand(
  {
    id: document.documentElement.dataset.vlBrand ?? '',
    themeColour: { light: light ?? '', dark: dark ?? '' },
  },
  meta('apple-mobile-web-app-title')[0]?.content ?? '',
);
