import { useLingui } from '@lingui/react/macro';
import type { MemberProfile, MemberSummary } from '@velluto/api-client';
import { toMember, toMemberProfile } from '@velluto/api-client/ui';
import { Page } from '@velluto/ui/patterns';
import {
  AloneTonightLander,
  CollageLander,
  type Film,
  GalleryLander,
  IconsLander,
  type LanderProps,
  landerHeadlines,
  MapLander,
  SocialNetworkLander,
  TinderSwipeLander,
  TransitionsVideoLander,
  VideoLander,
} from '@velluto/ui/product/landers';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { plain } from '@velluto/ui/provider';
import { filmsOf } from '../../features/landers/films-of.ts';
import { useTitle } from '../../lib/head/useTitle.ts';
import type { ScreenProps } from '../../lib/router/route.ts';
import { usePage } from '../../lib/router/router-context.tsx';
import { useAppContext } from '../../lib/useAppContext.ts';
import { useSignup } from '../accounts/signup/useSignup.tsx';

interface LanderData {
  members?: MemberSummary[];
  /** Place names for the map. */
  places?: string[];
  /** People with interests, for the lander `socialnetwork`. */
  profiles?: MemberProfile[];
}

type Lander = keyof typeof landerHeadlines;

/** The lander of a row of the route table. */
const landers: Readonly<Record<string, Lander>> = {
  'landers-tinderswipe': 'tinderSwipe',
  'landers-alonetonight': 'aloneTonight',
  'landers-collagelanding': 'collage',
  'landers-gallery': 'gallery',
  'landers-iconslanding': 'icons',
  'landers-maplanding': 'map',
  'landers-socialnetwork': 'socialNetwork',
  'landers-transitionsvideolanding': 'transitionsVideo',
  'landers-video': 'video',
};

/** Landers that show the site's films, and what takes their place where the site has none. */
const withoutFilms: Partial<Record<Lander, Lander>> = { transitionsVideo: 'collage', video: 'gallery' };

/** Landing pages of advertising; the row of the route table names the lander. */
export default function LanderScreen({ data }: ScreenProps<LanderData>) {
  const { t } = useLingui();
  const { site } = useAppContext();
  const named = landers[usePage().route.name] ?? 'gallery';
  const { href, loginHref, membersHref, onSignUp, modal } = useSignup();
  const films = filmsOf(site);
  const { members = [], profiles = [] } = data;
  const shown = films.length > 0 ? named : (withoutFilms[named] ?? named);
  useTitle(plain(t(landerHeadlines[shown])));
  const texts = {
    minAge: site.min_age,
    messageCredits: site.message_credits,
    signupHref: href,
    loginHref,
    membersHref,
    onSignUp,
  };
  return (
    <>
      {lander(shown, texts, data, films)}
      {members.length + profiles.length > 0 && !withoutFilms[shown] && (
        <Page>
          <WhyThisOrder list="home" />
        </Page>
      )}
      {modal}
    </>
  );
}

function lander(
  shown: Lander,
  common: LanderProps,
  { members = [], places = [], profiles = [] }: LanderData,
  films: Film[],
) {
  const people = { ...common, members: members.map(toMember) };
  const [film] = films;
  switch (shown) {
    case 'tinderSwipe':
      return <TinderSwipeLander {...people} scenes={films} />;
    case 'aloneTonight':
      return <AloneTonightLander {...people} scenes={films} />;
    case 'collage':
      return <CollageLander {...people} scenes={films} />;
    case 'icons':
      return <IconsLander {...people} />;
    case 'map':
      return <MapLander {...people} places={places} scenes={films} />;
    case 'socialNetwork':
      return <SocialNetworkLander {...common} scenes={films} members={profiles.map(toMemberProfile)} />;
    case 'transitionsVideo':
      return <TransitionsVideoLander {...common} films={films} />;
    case 'video':
      return film && <VideoLander {...common} film={film} />;
    case 'gallery':
      return <GalleryLander {...people} scenes={films} />;
  }
}
