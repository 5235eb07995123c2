'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { likesList } from '../../../i18n/messages/likes/likes.ts';

export interface NewLikeMarkerProps extends RootProps<'span'> {}

/** Ribbon on a like that was not seen yet. The parent positions it. */
export function NewLikeMarker({ className, ...rest }: NewLikeMarkerProps) {
  const { t } = useLingui();
  return (
    <Ribbon {...rest} className={cx('vl-NewLikeMarker', className)}>
      {t(likesList.new)}
    </Ribbon>
  );
}
