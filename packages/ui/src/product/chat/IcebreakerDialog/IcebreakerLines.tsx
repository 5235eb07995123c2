'use client';

import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import * as styles from './IcebreakerDialog.css.ts';

export interface IcebreakerLinesProps {
  label: string;
  lines: readonly Icebreaker[];
  pendingId: string | null;
  /** They can be read, not sent. */
  unavailable: boolean;
  onPick: (event: { lineId: string }) => void;
}

/** Each line is the button that sends it. New ones are read out. */
export const IcebreakerLines = ({ label, lines, pendingId, unavailable, onPick }: IcebreakerLinesProps) => (
  <ul className={styles.lines} aria-label={label} aria-live="polite">
    {lines.map(({ id, text }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.line}
          disabled={unavailable || (pendingId !== null && pendingId !== id)}
          aria-busy={pendingId === id || undefined}
          aria-disabled={pendingId === id || undefined}
          onClick={() => pendingId === null && onPick({ lineId: id })}
        >
          <span className={styles.words} dir="auto">
            {text}
          </span>
          <span className={styles.sign}>
            {pendingId === id ? <Spinner /> : <Icon shape={icons.send} size="s" />}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
