/** The texts on a picture, or their ids. */
export interface ShareTexts {
  /** The promise of the page; the words in `<em>` are emphasised. */
  headline: string;
  /** A line in the voice of the brand. */
  kicker: string;
}

const lander = <Name extends string>(name: Name) =>
  ({ headline: `vl.${name}.headline`, kicker: `vl.${name}.kicker` }) as const;
const home = lander('HomeHero');

/** Pages with a picture of their own for shared links, by the name in the route table; all others have that of the home page. */
export const shareTexts = {
  index: home,
  pricing: { ...home, headline: 'app.Pricing.headline' },
  premium: { ...home, headline: 'app.Premium.headline' },
  'landers-tinderswipe': lander('TinderSwipeLander'),
  'landers-alonetonight': lander('AloneTonightLander'),
  'landers-collagelanding': lander('CollageLander'),
  'landers-gallery': lander('GalleryLander'),
  'landers-iconslanding': lander('IconsLander'),
  'landers-maplanding': lander('MapLander'),
  'landers-socialnetwork': lander('SocialNetworkLander'),
  'landers-transitionsvideolanding': lander('TransitionsVideoLander'),
  'landers-video': lander('VideoLander'),
} as const satisfies Record<string, ShareTexts>;

/** A page with a picture of its own. */
type SharedPage = keyof typeof shareTexts;

/** The page whose picture a route has. */
export const sharedPage = (route: string): SharedPage =>
  Object.hasOwn(shareTexts, route) ? (route as SharedPage) : 'index';

/** Path of a picture in a brand of the app, drawn by the build (`tools/build/share-pictures`). */
export const sharePicture = (brand: string, language: string, page: string): string =>
  `/share/${brand}-${language}-${page}.jpg`;
