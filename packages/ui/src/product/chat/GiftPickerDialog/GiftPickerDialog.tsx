'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { composer } from '../../../i18n/messages/chat.ts';
import { giftPickerDialog } from '../../../i18n/messages/chat-dialogs.ts';
import { dialogWords } from '../../../i18n/messages/dialog.ts';
import { problemText } from '../../../i18n/problem-text.ts';
import type { Gift } from '../../../model/gift.ts';
import type { MemberSummary } from '../../../model/member.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { PersonLine } from '../../../patterns/PersonLine/PersonLine.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { type Cost, useCostText } from '../useCostText.ts';
import * as styles from './GiftPickerDialog.css.ts';

export interface GiftPickerDialogProps {
  /** Who will get it. */
  member: Pick<MemberSummary, 'name' | 'origin' | 'photo'>;
  gifts: readonly Gift[];
  /** What any of them costs. */
  cost: Cost;
  /** The balance; null while unknown. */
  credits: number | null;
  creditsHref: string;
  /** It is on its way. */
  pending?: boolean;
  /** Why it could not be sent. */
  problem?: Problem | null;
  open?: boolean;
  onSend: (event: { giftId: string }) => void;
  onClose: () => void;
}

/** Choose a gift, then send it: the button says what it costs. */
export function GiftPickerDialog({
  member,
  gifts,
  cost,
  credits,
  creditsHref,
  pending,
  problem,
  open,
  onSend,
  onClose,
}: GiftPickerDialogProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const costText = useCostText()(cost);
  const group = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const empty = gifts.length === 0;
  const poor = !empty && credits !== null && credits < cost.credits;
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="m"
      component="GiftPickerDialog"
      closeLabel={t(dialogWords.close)}
      title={<Trans {...giftPickerDialog.title} components={{ em: <em /> }} />}
      description={empty ? t(giftPickerDialog.empty) : t(giftPickerDialog.body({ cost: costText }))}
      problem={problem && problemText(t, problem)}
      footnote={poor ? t(giftPickerDialog.poor({ need: cost.credits, have: credits })) : undefined}
      actions={
        <>
          <Button tone="plain" onClick={onClose}>
            {t(dialogWords.notNow)}
          </Button>
          {poor && (
            <LinkButton tone="primary" href={creditsHref}>
              {t(composer.buy)}
            </LinkButton>
          )}
          {!empty && !poor && (
            <Button
              tone="primary"
              disabled={chosen === null}
              pending={pending}
              onClick={() => chosen !== null && onSend({ giftId: chosen })}
            >
              {t(giftPickerDialog.send({ cost: costText }))}
            </Button>
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
        <div role="radiogroup" aria-label={t(giftPickerDialog.gifts)} className={styles.gifts}>
          {gifts.map(({ id, name, src }) => (
            <label key={id} className={styles.gift}>
              <input
                className={styles.input}
                type="radio"
                name={group}
                checked={id === chosen}
                disabled={poor || pending}
                onChange={() => setChosen(id)}
              />
              <img className={styles.picture} src={src} alt="" width={48} height={48} loading="lazy" />
              <span className={styles.name}>{name}</span>
            </label>
          ))}
        </div>
      )}
    </Modal>
  );
}
