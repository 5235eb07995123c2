'use client';

import { useLingui } from '@lingui/react/macro';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import { likesList } from '../../../i18n/messages/likes.ts';

/** Ribbon on a like that was not seen yet. The parent positions it. */
export function NewLikeMarker() {
  const { t } = useLingui();
  return <Ribbon>{t(likesList.new)}</Ribbon>;
}
