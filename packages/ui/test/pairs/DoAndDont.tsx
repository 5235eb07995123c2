import type { ReactNode } from 'react';
import { Icon } from '../../src/base/Icon/Icon.tsx';
import * as icons from '../../src/base/Icon/icons.ts';
import { sample } from '../samples/sample.ts';
import * as styles from './DoAndDont.css.ts';
import type { Dialog, Pair, Picture } from './pair.ts';

interface DoAndDontProps {
  /** The pairs, in their order. */
  pairs: readonly Pair[];
  /** Draws the window in which a dialog stands; not needed without one. */
  renderWindow?: (props: { id: string; name: string }) => ReactNode;
}

interface FigureProps extends Pick<DoAndDontProps, 'renderWindow'> {
  example: Picture | Dialog;
  verdict: 'good' | 'bad';
}

function Shown({ example, renderWindow }: Omit<FigureProps, 'verdict'>) {
  if ('story' in example) return renderWindow?.({ id: example.story, name: example.why });
  return (
    <div className={styles.picture}>
      <div className={styles.content}>{sample(example.picture())}</div>
    </div>
  );
}

const Figure = ({ example, verdict, renderWindow }: FigureProps) => (
  <figure className={styles.figure}>
    <Shown example={example} renderWindow={renderWindow} />
    <figcaption lang="en" className={verdict === 'good' ? styles.good : styles.bad}>
      <strong className={styles.verdict}>
        <Icon shape={verdict === 'good' ? icons.check : icons.close} size="s" />
        {verdict === 'good' ? 'Do' : 'Don’t'}
      </strong>
      <span>{example.why}</span>
    </figcaption>
  </figure>
);

/** Right and wrong uses beside each other; below each other where there is no room. */
export const DoAndDont = ({ pairs, renderWindow }: DoAndDontProps) => (
  <div className={styles.pairs}>
    {pairs.map(({ good, bad }) => (
      <div key={good.why} className={styles.pair}>
        <Figure example={good} verdict="good" renderWindow={renderWindow} />
        <Figure example={bad} verdict="bad" renderWindow={renderWindow} />
      </div>
    ))}
  </div>
);
