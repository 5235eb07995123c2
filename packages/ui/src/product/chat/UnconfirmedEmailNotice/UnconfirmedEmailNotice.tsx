'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { ComposerNote } from '../Composer/ComposerNote.tsx';

export interface UnconfirmedEmailNoticeProps extends RootProps<'div'> {
  /** Address of the page that helps to confirm. */
  href: string;
  /** Credits reserved for messages that wait. */
  reserved?: number;
}

/** Says that messages wait until the e-mail is confirmed, and what is reserved for them. */
export function UnconfirmedEmailNotice({
  href,
  reserved = 0,
  className,
  ...rest
}: UnconfirmedEmailNoticeProps) {
  const { t } = useLingui();
  return (
    <ComposerNote
      {...rest}
      kind="unconfirmed"
      icon={icons.mail}
      remedy={{ href, label: t(composer.confirm) }}
      className={cx('vl-UnconfirmedEmailNotice', className)}
    >
      {t(reserved > 0 ? composer.heldReserved({ credits: reserved }) : composer.held)}
    </ComposerNote>
  );
}
