import * as styles from './MapLander.css.ts';

/** Drawn map of an invented town: a river with bridges, two parks, a railway and streets. */
export const MapDrawing = () => (
  <svg aria-hidden className={styles.drawing} viewBox="0 0 1200 704" preserveAspectRatio="xMaxYMid slice">
    <path className={styles.park} d="M585 40l150 26-22 118-156-12zM930 470l168-38 66 130-118 84-140-60z" />
    <path className={styles.river} d="M380-40c40 150 190 170 300 230s70 190 190 250 260 10 400 90" />
    <path
      className={styles.street}
      d="M420 0l120 704M700-10L560 704M760 0l-60 704M860-10l-40 724M1000-10l20 724M1120-10l30 724M400 90l820-60M400 470l420 60M380 610l840 40M740 110l480 130M620 330l600-60M400 300l250-40M900 380l320 60M640 420l180 240M940 60l180 300"
    />
    <path className={styles.avenue} d="M380 200l840 200M930-10l-150 724M380 560l840-400" />
    <path className={styles.railway} d="M380 20c240 20 420 10 540 120s120 330 300 380" />
  </svg>
);
