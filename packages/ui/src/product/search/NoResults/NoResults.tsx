'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { noResults } from '../../../i18n/messages/search.ts';
import type { FilterToRelax } from '../../../model/search.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';

export interface NoResultsProps {
  /** The filter to widen first; no button without it. */
  relax: FilterToRelax | null;
  /** The filter is to be widened. */
  onRelax: (event: { filter: FilterToRelax }) => void;
}

/** Empty search result, with a button that widens one filter. */
export function NoResults({ relax, onRelax }: NoResultsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t(noResults.title)}
      actions={
        relax && (
          <Button tone="primary" onClick={() => onRelax({ filter: relax })}>
            {t(noResults[relax])}
          </Button>
        )
      }
    >
      {t(noResults.body)}
    </EmptyState>
  );
}
