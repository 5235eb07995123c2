'use client';

import { useId } from 'react';
import * as styles from './MapLander.css.ts';

/** An invented northern coast with fjords and islands, on a field of 1200 × 704: drawn once as land, and as bands along its shore. */
const coast =
  'M1260 -30l-91 1-86 30-85-42-93 11-9 15-4 18-8 16-14 11 16 6 16 7 13 10 15 9 21-3 20-5 20 7 19 9-19 5-20-1-18 5-18 9-21-6-21-7-20 10-23-3-9 11-5 13-10 10-14 4-12 10-16 1-13 8-11 11 20 1 19 4 15 12 16 11 18-8 19-3 18 8 20-5 21 7 16 16 22-1 21 8-22 13-25-3-24-2-24-2-22 8-23 0-22 3-23-3-15 6-13 10-15 5-15 5-8 15-13 11-11 13-10 13 16 5 13 11 15 6 16 4 22-8 22-4 22-9 24 3 21-2 19 10 19 8 21 2 25 8 26-8 22-14 27 2 17 5 14 10 15 8 14 11-26 3-23 13-26-2-25-8-22 1-21-5-23-2-19 12-26-6-26-4-27 2-26 8-22 5-18 15-23 4-21-10-16 12-14 15-17 11-19 8-2 18-10 16-12 13-14 11 14 9 16 1 15 3 15 3 24-6 16-19 24 2 24-1 20 6 20-6 21 0 19 8 10 18 13 16 19 7 18 9-21-1-18-11-21-1-20 5-20-2-20-6-19 6-21-2-22 0-22 0-20 11-16 15-10 19-11 18-20 8-19 11-13 11-5 16-12 10-10 13 19 6 20 5 20-7 21 4 20-10 16-16 22 3 22-3 21 4 21-3 21 4 17 13-20 3-21 2-16 13-18 10-17 16-23 4-22 9-23-7-14 21-22 10-20 16-24 3 173 54 177 34 188 6 162-94zM726 59l0 7 1 8-1 12-4 11-9 14-16 5-10 13-14 9-4-6-4-6 6-13 6-13 8-11 9-9 12-11 8-13 6 2zM659 137l4 2 1 5-7 8-3 11-10 9-7 11-8 5-9 5-4-2-4-4 4-9 0-10 3-15 14-8 9-1 7-6 4-3zM624 189l0 6 4 4-3 12-11 8-8 3-9 4-6 13-14 6-2-5-3-4 11-7 3-12 6-6 4-8 5-6 8-1 9-1zM571 253l0 3-1 2 2 5-1 5-6 5-8 2-3-1-3-1-4 0-2-2 4-4 3-5 3-3 3-4 5-4 5-4 2 3zM598 345l4 3 0 4-4 4-2 6-7 1-6 2-3-2-3-3-4-2-3-1 2-5 0-5 7 1 5-4 4 1 3-1 4 0zM540 406l-1 5 3 5-8 4-3 9-6 2-7 0-6 5-7-1-5-3-5-1 10-3 5-10 5-2 2-6 9-1 5-7 5 2zM556 506l2 4 0 5-3 6-3 7-8 5-6 7-7 0-5-2-2-5-5-1-1-7 5-6 6-7 5-8 9 0 7-5 4 3zM498 582l-3 5-5 3-1 5-1 4-7 1-6 2-6-1-6 0 4-4 3-5 1-2 0-3 3-5 5-1 7-2 6-3 2 5zM792 21l0 10-7 7 0 6 0 7-10 2-6 8-8 1-7 6-3-4-3-4 2-8 5-7 6-6 2-9 6-6 9 0 8 2zM512 300l-3 1-2 3-3 0-2 3-3-1-2-2-5-1-4 0-1-3 0-3 3-3 4-1 4-1 4 2 3 0 4 2 1 2zM466 505l0 3-2 2-3 2-4 0-3 0-3-2-2-1-2-2 1-2 0-2 1-2 1-2 3 2 3-1 2 1 3 1 2 3z';

/** Drawn map of an invented northern coast by night, below the brand's light: fjords, islands and lit roads. */
export function NightMapDrawing() {
  const id = useId();
  const [land, inland] = [`${id}land`, `${id}inland`];
  return (
    <>
      <svg aria-hidden className={styles.drawing} viewBox="0 0 1200 704" preserveAspectRatio="xMaxYMid slice">
        <defs>
          <path id={land} d={coast} />
          <clipPath id={inland}>
            <use href={`#${land}`} />
          </clipPath>
        </defs>
        <g className={styles.shallows}>
          <use href={`#${land}`} strokeWidth={92} />
          <use href={`#${land}`} strokeWidth={54} />
          <use href={`#${land}`} strokeWidth={22} />
        </g>
        <use href={`#${land}`} className={styles.hills} />
        <g clipPath={`url(#${inland})`}>
          <use href={`#${land}`} className={styles.slopes} strokeWidth={104} />
          <use href={`#${land}`} className={styles.lowland} strokeWidth={44} />
        </g>
        <use href={`#${land}`} className={styles.shore} />
        <path
          className={styles.road}
          d="M1200 40C1090 60 1060 120 960 130s-130 40-150 70 60 60 130 70 60 150-40 170-150 10-180 40 60 130 110 130 90 60 60 140M950 268c90-10 150 60 260 40M900 430c120 0 180 60 310 50"
        />
      </svg>
      <div aria-hidden className={styles.sky} />
    </>
  );
}
