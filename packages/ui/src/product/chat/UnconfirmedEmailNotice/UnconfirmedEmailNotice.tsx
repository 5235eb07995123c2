'use client';

import { useLingui } from '@lingui/react/macro';
import * as icons from '../../../base/Icon/icons.ts';
import { composer } from '../../../i18n/messages/chat.ts';
import { ComposerNote } from '../Composer/ComposerNote.tsx';

export interface UnconfirmedEmailNoticeProps {
  /** Address of the page that helps to confirm. */
  href: string;
}

/** Says that messages wait, free of charge, until the e-mail is confirmed. */
export function UnconfirmedEmailNotice({ href }: UnconfirmedEmailNoticeProps) {
  const { t } = useLingui();
  return (
    <ComposerNote kind="unconfirmed" icon={icons.mail} remedy={{ href, label: t(composer.confirm) }}>
      {t(composer.held)}
    </ComposerNote>
  );
}
