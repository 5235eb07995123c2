'use client';

import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Spinner } from '../../../base/Spinner/Spinner.tsx';
import { likeButton } from '../../../i18n/messages/likes/likes.ts';
import type { LikeState } from '../../../model/like.ts';
import * as styles from './LikeButton.css.ts';
import { LikeStateIcon } from './LikeStateIcon.tsx';

export interface LikeButtonProps extends RootProps<'button', 'name' | 'onClick'> {
  /** Id of the person. */
  memberId: string;
  /** Name of the person. */
  name: string;
  /** `pending` waits for the server; `visitor` asks to sign up first. */
  state: LikeState;
  /** On phones only the icon is shown, where another button needs the width. */
  iconOnPhones?: boolean;
  /** Pressed while `idle` or by a `visitor`, whom the caller asks to sign up. */
  onLike: (event: { memberId: string }) => void;
  /** Pressed while liked or matched: takes the like back. */
  onUnlike: (event: { memberId: string }) => void;
}

const stateLabels = { idle: likeButton.idle, liked: likeButton.liked, matched: likeButton.matched };
const labels = {
  idle: likeButton.idleLabel,
  pending: likeButton.idleLabel,
  visitor: likeButton.visitorLabel,
  liked: likeButton.likedLabel,
  matched: likeButton.matchedLabel,
};

/** Button that likes a person; shape, text and colour show the state. */
export function LikeButton({
  memberId,
  name,
  state,
  iconOnPhones = false,
  onLike,
  onUnlike,
  className,
  ...rest
}: LikeButtonProps) {
  const { t } = useLingui();
  const shownState = state === 'liked' || state === 'matched' ? state : 'idle';
  const pending = state === 'pending';
  const press = ({ detail }: MouseEvent) => {
    // the second press of a double click is no wish to take the first back
    if (!pending && detail < 2) (shownState === 'idle' ? onLike : onUnlike)({ memberId });
  };
  return (
    <button
      type="button"
      data-state={state}
      aria-label={t(labels[state]({ name }))}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...rest}
      className={cx(
        'vl-LikeButton',
        styles.root,
        styles.state[shownState],
        iconOnPhones && styles.iconOnPhones,
        className,
      )}
      onClick={press}
    >
      {pending ? (
        <Spinner />
      ) : shownState === 'idle' ? (
        <Icon shape={icons.like} size="s" />
      ) : (
        <LikeStateIcon state={shownState} />
      )}
      <span className={cx(styles.word, shownState === 'matched' && styles.matchWord)}>
        {t(stateLabels[shownState])}
      </span>
    </button>
  );
}
