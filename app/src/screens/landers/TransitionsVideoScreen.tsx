import { TransitionsVideoLander } from '@velluto/ui/product/landers';
import { useVisit } from '../../platform/visit-context.ts';
import { filmsOf } from './films.ts';
import { useLander } from './useLander.tsx';

/** Lander `transitionsvideolanding`: the site's films one after the other. */
export default function TransitionsVideoScreen() {
  const films = filmsOf(useVisit().site);
  const { words, modal } = useLander();
  return (
    <>
      <TransitionsVideoLander {...words} films={films} />
      {modal}
    </>
  );
}
