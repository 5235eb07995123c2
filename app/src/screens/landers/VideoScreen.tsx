import { VideoLander } from '@velluto/ui/product/landers';
import { useVisit } from '../../platform/visit-context.ts';
import { filmsOf } from './films.ts';
import { useLander } from './useLander.tsx';

/** Lander `video`: the site's first film. */
export default function VideoScreen() {
  const [film] = filmsOf(useVisit().site);
  const { words, modal } = useLander();
  return (
    <>
      {film && <VideoLander {...words} film={film} />}
      {modal}
    </>
  );
}
