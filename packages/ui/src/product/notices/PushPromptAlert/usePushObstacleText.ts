'use client';

import { useLingui } from '@lingui/react/macro';
import { pushObstacles } from '../../../i18n/messages/notices.ts';
import type { PushObstacle } from '../../../model/push.ts';

/** Gives the text of an obstacle: why push was not switched on, and what one can do. */
export function usePushObstacleText(): (obstacle: PushObstacle) => string {
  const { t } = useLingui();
  return obstacle => t(pushObstacles[obstacle]);
}
