'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { filter } from '../../../base/Icon/shapes/filter.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { matchFinder } from '../../../i18n/messages/discover.ts';
import type { FinderResult } from '../../../model/match-finder.ts';
import { EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { PersonTileSkeleton } from '../../../patterns/PersonTile/PersonTileSkeleton.tsx';
import { ListError } from '../../ListError.tsx';
import { FinderResultRow, type FinderResultRowProps } from './FinderResultRow.tsx';
import * as styles from './MatchFinder.css.ts';

export interface MatchFinderProps extends RootProps<'div', 'title' | 'results'> {
  /** Results, the best first. */
  results: readonly FinderResult[];
  /** What is shown: the content, a skeleton while it is being loaded, or an error with a button to try again. */
  status?: 'ready' | 'loading' | 'error';
  /** Goes back to the questions. */
  onChangeAnswers: () => void;
  /** The button to try again was pressed. */
  onRetry?: () => void;
  /** Draws an item in place of `FinderResultRow`, and gets its props: `props => <FinderResultRow {...props} />`. */
  renderItem?: (props: FinderResultRowProps) => ReactNode;
}

const drawFinderResultRow = (props: FinderResultRowProps) => <FinderResultRow {...props} />;

const frames = ['first', 'second', 'third'];

/** Results of the match finder: each person with every reason. */
export function MatchFinder({
  results,
  status = 'ready',
  onChangeAnswers,
  onRetry,
  renderItem = drawFinderResultRow,
  className,
  ...rest
}: MatchFinderProps) {
  const { t } = useLingui();
  const root = { ...rest, className: cx('vl-MatchFinder', className) };
  const change = <Button onClick={onChangeAnswers}>{t(matchFinder.change)}</Button>;
  if (status === 'error') return <ListError {...root} onRetry={onRetry} />;
  if (status === 'loading') {
    return (
      <ol
        aria-busy
        aria-label={t(matchFinder.loading)}
        {...(root as RootProps<'ol'>)}
        className={cx('vl-MatchFinder', styles.list, className)}
      >
        {frames.map(frame => (
          <li key={frame} className={styles.fit}>
            <div>
              <PersonTileSkeleton />
            </div>
            <div className={styles.text}>
              <Skeleton width="70%" />
              <Skeleton width="50%" />
              <Skeleton width="60%" />
            </div>
          </li>
        ))}
      </ol>
    );
  }
  if (results.length === 0) {
    return (
      <EmptyState
        {...root}
        art={<EmptyArt kind="circle" icon={filter} />}
        title={<Trans {...matchFinder.emptyTitle} components={{ em: <em /> }} />}
        actions={change}
      >
        {t(matchFinder.emptyBody)}
      </EmptyState>
    );
  }
  return (
    <div {...root} className={cx('vl-MatchFinder', styles.root, className)}>
      <ol aria-label={t(matchFinder.label)} className={styles.list}>
        {results.map(result => (
          <li key={result.member.id}>{renderItem(result)}</li>
        ))}
      </ol>
      {change}
    </div>
  );
}
