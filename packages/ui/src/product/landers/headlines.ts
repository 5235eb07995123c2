import {
  aloneTonight,
  collage,
  gallery,
  icons,
  map,
  socialNetwork,
  tinderSwipe,
  transitionsVideo,
  video,
} from '../../i18n/messages/landers/lander-pages.ts';
import { memberLanding } from '../../i18n/messages/landers/member-landing.ts';

/** The default headlines of the landing pages, for the titles of their documents; `plain` removes the `<em>`. */
export const landerHeadlines = {
  aloneTonight: aloneTonight.headline,
  collage: collage.headline,
  gallery: gallery.headline,
  icons: icons.headline,
  map: map.headline,
  socialNetwork: socialNetwork.headline,
  tinderSwipe: tinderSwipe.headline,
  transitionsVideo: transitionsVideo.headline,
  video: video.headline,
};

/** The headlines of a member’s landing page by variant, for the titles of their documents; `plain` removes the tags. */
export const memberLandingHeadlines = {
  1: memberLanding.posterHeadline,
  2: memberLanding.cardHeadline,
  3: memberLanding.stripHeadline,
};
