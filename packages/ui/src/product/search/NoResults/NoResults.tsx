'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { search } from '../../../base/Icon/shapes/search.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { noResults } from '../../../i18n/messages/search.ts';
import type { FilterToRelax } from '../../../model/search.ts';
import { type ArtPerson, EmptyArt } from '../../../patterns/EmptyArt/EmptyArt.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';

export interface NoResultsProps extends RootProps<'div', 'title'> {
  /** The filter to widen first; no button without it. */
  relax: FilterToRelax | null;
  /** The reader, whose face is in the middle of the drawn search; the brand's figure when left out. */
  me?: ArtPerson | null;
  /** The filter is to be widened. */
  onRelax: (event: { filter: FilterToRelax }) => void;
}

/** Empty search result, with a button that widens one filter. */
export function NoResults({ relax, me, onRelax, className, ...rest }: NoResultsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      {...rest}
      art={<EmptyArt kind="circle" me={me} icon={search} />}
      title={t(noResults.title)}
      actions={
        relax && (
          <Button tone="primary" onClick={() => onRelax({ filter: relax })}>
            {t(noResults[relax])}
          </Button>
        )
      }
      className={cx('vl-NoResults', className)}
    >
      {t(noResults.body)}
    </EmptyState>
  );
}
