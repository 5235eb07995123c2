'use client';

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { composer } from '../../../i18n/messages/chat/chat.ts';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { cost as costMessages } from '../../../i18n/messages/payments/cost.ts';
import type { MemberSummary } from '../../../model/member.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonLine } from '../../../patterns/PersonLine/PersonLine.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import type { Cost } from '../../useCostText.ts';
import { useOriginTexts } from '../../useOriginTexts.ts';

/** Props of every dialog that sends something for credits. */
export interface SendDialogProps extends ModalRootProps {
  /** The recipient. */
  member: Pick<MemberSummary, 'name' | 'origin' | 'photo'>;
  /** What sending costs. */
  cost: Cost;
  /** The balance; null while unknown. */
  credits: number | null;
  /** Credits that the balance lacks because they are reserved for messages that wait. */
  reserved?: number;
  /** Address of the packages of credits; the route `credits` when left out. */
  creditsHref?: string;
  /** Why it could not be sent. */
  problem?: Problem | null;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

interface SendDialogFrameProps extends Omit<SendDialogProps, 'cost' | 'credits'> {
  title: MessageDescriptor;
  description: string;
  /** Text that there are too few credits; adds a link to the packages after the buttons. */
  tooFewCredits?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog that sends something to a member for credits: recipient, choice, and link to credits. */
export function SendDialogFrame({
  member,
  title,
  description,
  tooFewCredits,
  reserved = 0,
  creditsHref,
  problem,
  open,
  onClose,
  actions,
  children,
  ...rest
}: SendDialogFrameProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const originTexts = useOriginTexts();
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onClose}
      size="m"
      closeLabel={t(dialogWords.close)}
      title={<Trans {...title} components={{ em: <em /> }} />}
      description={description}
      footnote={
        tooFewCredits && (
          <>
            <span>{tooFewCredits}</span>{' '}
            {reserved > 0 && <span>{t(costMessages.reservedFor({ credits: reserved }))}</span>}
          </>
        )
      }
      actions={
        <>
          {actions}
          {tooFewCredits && (
            <LinkButton tone="primary" href={creditsHref ?? routes.credits}>
              {t(composer.buy)}
            </LinkButton>
          )}
        </>
      }
    >
      <PersonLine
        name={member.name}
        photo={member.photo}
        mark={<OriginMark origin={member.origin} {...originTexts(member.origin)} />}
      />
      {children}
      <ProblemAlert problem={problem} />
    </Modal>
  );
}
