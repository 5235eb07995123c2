'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { factLine } from '@velluto/rules';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Photo } from '../../../base/Photo/Photo.tsx';
import { dialogWords } from '../../../i18n/messages/layout/dialog.ts';
import { likeDialog } from '../../../i18n/messages/likes/likes-dialogs.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import type { Like } from '../../../model/like.ts';
import type { Problem } from '../../../model/problem.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { plain } from '../../../theme/elements.css.ts';
import { ProblemAlert } from '../../ProblemAlert.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';
import { originOf } from '../origin-of.ts';
import * as styles from './LikeDialog.css.ts';

export interface LikeDialogProps extends ModalRootProps {
  /** The like and its sender. */
  like: Pick<Like, 'origin' | 'member'>;
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The like is being returned. */
  pending?: boolean;
  /** Why the like could not be returned. */
  problem?: Problem | null;
  /** The button that returns the like was pressed. */
  onLike: (event: { memberId: string }) => void;
  /** The button that opens the profile was pressed. */
  onOpen: (event: { memberId: string }) => void;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
}

/** Dialog for one new like, with the button that returns it. A like that the site made is marked. */
export function LikeDialog({
  like,
  open,
  pending,
  problem,
  onLike,
  onOpen,
  onClose,
  className,
  ...rest
}: LikeDialogProps) {
  const { t } = useLingui();
  const { id: memberId, name, age, place, photo } = like.member;
  const origin = originOf(like);
  const { label, description } = useOriginTexts()(origin);
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onClose}
      className={cx('vl-LikeDialog', className)}
      closeLabel={t(dialogWords.close)}
      hero={
        <div className={styles.picture}>
          <Photo
            photo={photo}
            alt={photo ? t(memberWords.photoAlt({ name })) : ''}
            name={name}
            ratio={photo ? '1' : '2'}
            radius="none"
            sizes="(width < 576px) 100vw, 24rem"
            priority
          />
          <span className={styles.mark}>
            <OriginMark origin={origin} label={label} background="photo" />
          </span>
        </div>
      }
      title={<Trans {...likeDialog.title({ name })} components={{ em: <em /> }} />}
      description={factLine([age, place])}
      actions={
        <>
          <Button onClick={() => onOpen({ memberId })}>{t(likeDialog.open)}</Button>
          <Button tone="primary" pending={pending} onClick={() => onLike({ memberId })}>
            {t(likeDialog.likeBack)}
          </Button>
        </>
      }
    >
      <p className={plain}>{t(likeDialog.body)}</p>
      {description && <p className={styles.muted}>{description}</p>}
      <ProblemAlert problem={problem} />
    </Modal>
  );
}
