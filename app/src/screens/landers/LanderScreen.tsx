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
  MapLander,
  SocialNetworkLander,
  TinderSwipeLander,
  TransitionsVideoLander,
  VideoLander,
} from '@velluto/ui/product/landers';
import { WhyThisOrder } from '@velluto/ui/product/search';
import { useTitle } from '../../platform/head/useTitle.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { usePage } from '../../platform/router/router-context.tsx';
import { useAppContext } from '../../platform/useAppContext.ts';
import { useSignup } from '../signup/useSignup.tsx';

interface LanderData {
  members?: MemberSummary[];
  /** Place names for the map. */
  places?: string[];
  /** People with interests, for the lander `socialnetwork`. */
  profiles?: MemberProfile[];
}

/** Landers that show the site's films in place of people. */
const filmLanders = ['landers-video', 'landers-transitionsvideolanding'];

/** Landing pages of advertising; the row of the route table names the lander. */
export default function LanderScreen({ data }: ScreenProps<LanderData>) {
  const { site } = useAppContext();
  const { name } = usePage().route;
  const { href, loginHref, membersHref, onSignUp, modal } = useSignup();
  useTitle('');
  const films = (site.films ?? []).map(({ poster, width, height, ...film }) => ({
    ...film,
    poster: { src: poster, width, height },
  }));
  const { members = [], profiles = [] } = data;
  const filmsShown = films.length > 0 && filmLanders.includes(name);
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
      {lander(name, texts, data, films)}
      {members.length + profiles.length > 0 && !filmsShown && (
        <Page>
          <WhyThisOrder list="home" />
        </Page>
      )}
      {modal}
    </>
  );
}

/** The lander of a row. Where the site has no films, pictures of members take their place. */
function lander(
  route: string,
  common: LanderProps,
  { members = [], places = [], profiles = [] }: LanderData,
  films: Film[],
) {
  const people = { ...common, members: members.map(toMember) };
  const [film] = films;
  switch (route) {
    case 'landers-tinderswipe':
      return <TinderSwipeLander {...people} />;
    case 'landers-alonetonight':
      return <AloneTonightLander {...people} />;
    case 'landers-collagelanding':
      return <CollageLander {...people} />;
    case 'landers-iconslanding':
      return <IconsLander {...people} />;
    case 'landers-maplanding':
      return <MapLander {...people} places={places} />;
    case 'landers-socialnetwork':
      return <SocialNetworkLander {...common} members={profiles.map(toMemberProfile)} />;
    case 'landers-transitionsvideolanding':
      return film ? <TransitionsVideoLander {...common} films={films} /> : <CollageLander {...people} />;
    case 'landers-video':
      return film ? <VideoLander {...common} film={film} /> : <GalleryLander {...people} />;
    default:
      return <GalleryLander {...people} />;
  }
}
