'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { dialogWords } from '../../../i18n/messages/dialog.ts';
import { loginRequiredDialog } from '../../../i18n/messages/signup-dialogs.ts';
import type { MemberSummary } from '../../../model/member.ts';
import { Modal } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonLine } from '../../../patterns/PersonLine/PersonLine.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';

/** What a visitor tried to do that needs an account. */
export type LoginReason = 'chat' | 'photos' | 'like' | 'gift';

export interface LoginRequiredDialogProps {
  reason: LoginReason;
  /** The person it is about; shown with the badge of fictional profiles. */
  member?: Pick<MemberSummary, 'name' | 'origin' | 'photo'> | null;
  loginHref: string;
  signupHref: string;
  /** Opens the sign-up in a dialog instead of following `signupHref`. */
  onSignup?: () => void;
  open?: boolean;
  onClose: () => void;
}

/** Tells visitors why an action needs an account, and what is free with an account. */
export function LoginRequiredDialog({
  reason,
  member,
  loginHref,
  signupHref,
  onSignup,
  open,
  onClose,
}: LoginRequiredDialogProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const { title, body } = loginRequiredDialog[reason];
  const signup = t(loginRequiredDialog.signup);
  return (
    <Modal
      open={open}
      onClose={onClose}
      component="LoginRequiredDialog"
      closeLabel={t(dialogWords.close)}
      title={<Trans {...title} components={{ em: <em /> }} />}
      description={t(body)}
      actions={
        <>
          <LinkButton href={loginHref}>{t(loginRequiredDialog.login)}</LinkButton>
          {onSignup ? (
            <Button tone="primary" onClick={onSignup}>
              {signup}
            </Button>
          ) : (
            <LinkButton tone="primary" href={signupHref}>
              {signup}
            </LinkButton>
          )}
        </>
      }
    >
      {member && (
        <PersonLine
          name={member.name}
          photo={member.photo}
          mark={<OriginMark origin={member.origin} {...originTexts} />}
        />
      )}
    </Modal>
  );
}
