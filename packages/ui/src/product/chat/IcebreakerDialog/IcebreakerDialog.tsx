'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { composer } from '../../../i18n/messages/chat.ts';
import { icebreakerDialog } from '../../../i18n/messages/chat-dialogs.ts';
import { dialogWords } from '../../../i18n/messages/dialog.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Icebreaker } from '../../../model/icebreaker.ts';
import type { MemberSummary } from '../../../model/member.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonLine } from '../../../patterns/PersonLine/PersonLine.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { type Cost, useCostText } from '../useCostText.ts';
import { IcebreakerLines } from './IcebreakerLines.tsx';

export interface IcebreakerDialogProps {
  /** Who will read it. */
  member: Pick<MemberSummary, 'name' | 'origin' | 'photo'>;
  /** All there are; three are shown at a time. */
  lines: readonly Icebreaker[];
  /** What sending one costs. */
  cost: Cost;
  /** The balance; null while unknown. */
  credits: number | null;
  creditsHref: string;
  /** The line that is being sent. */
  pendingId?: string | null;
  /** Why it could not be sent. */
  problem?: Problem | null;
  open?: boolean;
  onPick: (event: { lineId: string }) => void;
  /** None of them: one's own words. */
  onNo: () => void;
  onClose: () => void;
}

const AT_ONCE = 3;

/** Lines to begin with, for an empty conversation. The price stands above the buttons. */
export function IcebreakerDialog({
  member,
  lines,
  cost,
  credits,
  creditsHref,
  pendingId = null,
  problem,
  open,
  onPick,
  onNo,
  onClose,
}: IcebreakerDialogProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const costText = useCostText()(cost);
  const [first, setFirst] = useState(0);
  const empty = lines.length === 0;
  const poor = !empty && credits !== null && credits < cost.credits;
  const price = cost.credits > 0 ? t(icebreakerDialog.cost({ cost: costText })) : t(icebreakerDialog.free);
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="m"
      component="IcebreakerDialog"
      closeLabel={t(dialogWords.close)}
      title={<Trans {...icebreakerDialog.title} components={{ em: <em /> }} />}
      description={t(empty ? icebreakerDialog.empty : icebreakerDialog.body)}
      problem={problem && problemText(t, problem)}
      footnote={
        empty ? undefined : poor ? t(icebreakerDialog.poor({ need: cost.credits, have: credits })) : price
      }
      actions={
        <>
          <Button tone={empty ? 'primary' : 'plain'} onClick={onNo}>
            {t(icebreakerDialog.no)}
          </Button>
          {lines.length > AT_ONCE && (
            <Button
              disabled={pendingId !== null}
              onClick={() => setFirst(first + AT_ONCE < lines.length ? first + AT_ONCE : 0)}
            >
              {t(icebreakerDialog.others)}
            </Button>
          )}
          {poor && (
            <LinkButton tone="primary" href={creditsHref}>
              {t(composer.buy)}
            </LinkButton>
          )}
        </>
      }
    >
      <PersonLine
        name={member.name}
        photo={member.photo}
        mark={<OriginMark origin={member.origin} {...originTexts} />}
      />
      {!empty && (
        <IcebreakerLines
          label={t(icebreakerDialog.lines)}
          lines={lines.slice(first, first + AT_ONCE)}
          pendingId={pendingId}
          unavailable={poor}
          onPick={onPick}
        />
      )}
    </Modal>
  );
}
