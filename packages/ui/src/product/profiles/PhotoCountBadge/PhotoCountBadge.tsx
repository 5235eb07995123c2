'use client';

import { useLingui } from '@lingui/react/macro';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { useFormat } from '../../../provider/hooks.ts';

export interface PhotoCountBadgeProps extends RootProps<'span'> {
  /** Number of photos. */
  count: number;
}

/** Number of photos of a person, shown on the first photo. */
export function PhotoCountBadge({ count, className, ...rest }: PhotoCountBadgeProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Badge {...rest} tone="photoDark" className={cx('vl-PhotoCountBadge', className)}>
      <Icon shape={icons.camera} size="xs" />
      <span aria-hidden>{format.number(count)}</span>
      <VisuallyHidden>{t(profileHeader.photoCount({ count }))}</VisuallyHidden>
    </Badge>
  );
}
