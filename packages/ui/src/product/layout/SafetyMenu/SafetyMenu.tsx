'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../../base/Menu/Menu.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { safetyMenu } from '../../../i18n/messages/layout/layout.ts';
import { useRoutes } from '../../../provider/hooks.ts';

export interface SafetyMenuProps extends RootProps<'div'> {
  /** Name of the other person. */
  name: string;
  /** The reader has blocked this person. */
  blocked?: boolean;
  /** Address of the report; the route `complaints` when left out. The alternative is `onReport`. */
  reportHref?: string;
  /** Opens the report in a dialog. */
  onReport?: () => void;
  /** Called to block or unblock; the caller asks for confirmation. */
  onBlock: () => void;
  /** Deletes the open conversation; the caller asks for confirmation or offers to undo it. No item without it. */
  onDeleteChat?: () => void;
  /** Further items, at the end. */
  items?: readonly MenuItem[];
  /** Open from the start; for stories. */
  defaultOpen?: boolean;
}

/** Menu to block and report, wherever another person is shown. Load it lazily. */
export function SafetyMenu({
  name,
  blocked = false,
  reportHref,
  onReport,
  onBlock,
  onDeleteChat,
  items = [],
  defaultOpen,
  className,
  ...rest
}: SafetyMenuProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const label = t(safetyMenu.label({ name }));
  return (
    <Menu
      {...rest}
      className={cx('vl-SafetyMenu', className)}
      label={label}
      defaultOpen={defaultOpen}
      trigger={<IconButton label={label} icon={<Icon shape={icons.more} />} />}
      items={[
        {
          id: 'report',
          label: t(safetyMenu.report),
          ...(onReport ? { onSelect: onReport } : { href: reportHref ?? routes.complaints }),
          icon: <Icon shape={icons.flag} size="s" />,
        },
        {
          id: 'block',
          label: t(blocked ? safetyMenu.unblock : safetyMenu.block),
          icon: <Icon shape={blocked ? icons.check : icons.block} size="s" />,
          tone: blocked ? 'default' : 'danger',
          onSelect: onBlock,
        },
        ...(onDeleteChat
          ? [
              {
                id: 'delete',
                label: t(safetyMenu.deleteChat),
                icon: <Icon shape={icons.trash} size="s" />,
                separated: true,
                onSelect: onDeleteChat,
              },
            ]
          : []),
        ...items,
      ]}
    />
  );
}
