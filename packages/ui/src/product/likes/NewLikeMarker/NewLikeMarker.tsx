'use client';

import { useLingui } from '@lingui/react/macro';
import { Ribbon } from '../../../base/Ribbon/Ribbon.tsx';
import { likesList } from '../../../i18n/messages/likes.ts';

/** Ribbon on a like nobody has looked at yet. The parent places it in a corner. */
export function NewLikeMarker() {
  const { t } = useLingui();
  return <Ribbon>{t(likesList.new)}</Ribbon>;
}
