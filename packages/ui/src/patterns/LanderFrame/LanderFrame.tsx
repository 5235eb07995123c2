import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { themeAttributes } from '../../provider/theme.tsx';
import * as styles from './LanderFrame.css.ts';

export interface LanderFrameProps {
  /** Names the lander in the page, as `data-component`. */
  component: string;
  /**
   * How words and stage share the first window: `beside` each other, words first on phones · `bleed`: the stage reaches
   * the edge, pictures first on phones · `across`: above the words · `around` them · words on a `panel` · both on
   * one `card` · `over` the stage, on a scrim.
   */
  arrangement: keyof typeof styles.stage;
  /** What it stands on; `night` is dark whatever the page's mode, and what words `over` a picture need. */
  ground?: keyof typeof styles.ground;
  /** The picture. Without one the words stand alone. */
  stage?: ReactNode;
  /** Headline, text and the ways in, side by side without a box around them. */
  children: ReactNode;
}

/** The first window of a landing page: words and one large picture, arranged after its own width. */
export function LanderFrame({
  component,
  arrangement,
  ground = arrangement === 'over' ? 'night' : 'page',
  stage,
  children,
}: LanderFrameProps) {
  const place = stage ? arrangement : 'alone';
  // in the order in which phones show them, so that the keyboard follows the eye
  const wordsFirst = place === 'beside';
  const picture = stage && <div className={styles.stage[arrangement]}>{stage}</div>;
  return (
    <section
      data-component={component}
      className={cx(styles.root, styles.ground[ground])}
      {...(ground === 'night' ? themeAttributes({ mode: 'dark' }) : {})}
    >
      <div className={styles.arrangement[place]}>
        {!wordsFirst && picture}
        <div className={styles.words[place]}>{children}</div>
        {wordsFirst && picture}
      </div>
    </section>
  );
}
