import { Icon } from '../../src/base/Icon/Icon.tsx';
import * as icons from '../../src/base/Icon/icons.ts';
import * as styles from './DoAndDont.css.ts';
import type { Example, Pair } from './pair.ts';

interface FigureProps {
  example: Example;
  verdict: 'good' | 'bad';
}

const Figure = ({ example: { picture: Picture, why }, verdict }: FigureProps) => (
  <figure className={styles.figure}>
    <div className={styles.picture}>
      <div className={styles.content}>
        <Picture />
      </div>
    </div>
    <figcaption className={verdict === 'good' ? styles.good : styles.bad}>
      <strong className={styles.verdict}>
        <Icon shape={verdict === 'good' ? icons.check : icons.close} size="s" />
        {verdict === 'good' ? 'Do' : 'Don’t'}
      </strong>
      <span>{why}</span>
    </figcaption>
  </figure>
);

/** Right and wrong uses beside each other; below each other where there is no room. */
export const DoAndDont = ({ pairs }: { pairs: readonly Pair[] }) => (
  <div className={styles.pairs}>
    {pairs.map(({ good, bad }) => (
      <div key={good.why} className={styles.pair}>
        <Figure example={good} verdict="good" />
        <Figure example={bad} verdict="bad" />
      </div>
    ))}
  </div>
);
