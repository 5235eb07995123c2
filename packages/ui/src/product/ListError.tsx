'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../base/Button/Button.tsx';
import type { RootProps } from '../base/root-props.ts';
import { memberGrid } from '../i18n/messages/search.ts';
import { EmptyState } from '../patterns/EmptyState/EmptyState.tsx';

export interface ListErrorProps extends RootProps<'div', 'title'> {
  /** Loads the list again; no button without it. */
  onRetry?: (() => void) | undefined;
}

/** Shown in place of a list of members that could not be loaded. */
export function ListError({ onRetry, ...rest }: ListErrorProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      {...rest}
      title={t(memberGrid.error)}
      actions={onRetry && <Button onClick={onRetry}>{t(memberGrid.retry)}</Button>}
    >
      {t(memberGrid.errorBody)}
    </EmptyState>
  );
}
