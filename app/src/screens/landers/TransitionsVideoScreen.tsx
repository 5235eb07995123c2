import type { MemberSummary } from '@velluto/api-client';
import { CollageLander, TransitionsVideoLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { filmsOf } from './films.ts';
import { useLander } from './useLander.tsx';

/** Lander `transitionsvideolanding`: the site's films one after the other; without any, pictures of members. */
export default function TransitionsVideoScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const films = filmsOf(useVisit().site);
  const { words, modal } = useLander();
  return (
    <>
      {films.length > 0 ? (
        <TransitionsVideoLander {...words} films={films} />
      ) : (
        <CollageLander {...words} members={data.members.map(toMember)} />
      )}
      {modal}
    </>
  );
}
