import type { MemberSummary } from '@velluto/api-client';
import { GalleryLander, VideoLander } from '@velluto/ui/product/landers';
import { toMember } from '../../platform/map/member.ts';
import type { ScreenProps } from '../../platform/router/route.ts';
import { useVisit } from '../../platform/visit-context.ts';
import { filmsOf } from './films.ts';
import { useLander } from './useLander.tsx';

/** Lander `video`: the site's first film; without one, portraits of members. */
export default function VideoScreen({ data }: ScreenProps<{ members: MemberSummary[] }>) {
  const [film] = filmsOf(useVisit().site);
  const { words, modal } = useLander();
  return (
    <>
      {film ? (
        <VideoLander {...words} film={film} />
      ) : (
        <GalleryLander {...words} members={data.members.map(toMember)} />
      )}
      {modal}
    </>
  );
}
