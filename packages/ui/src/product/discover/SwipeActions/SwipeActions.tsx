'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { swipeActions } from '../../../i18n/messages/discover.ts';
import { likeButton } from '../../../i18n/messages/likes/likes.ts';
import { type Decision, decisionOfKey } from '../SwipeCard/gesture.ts';
import * as styles from './SwipeActions.css.ts';

export interface SwipeActionsProps extends RootProps<'div', 'onKeyDown'> {
  /** Name of the person on the card in front. */
  name: string;
  /** A button or an arrow key was pressed. */
  onDecide: (event: { decision: Decision }) => void;
  /** Undoes the last pass; left out when the last answer was not a pass. */
  onUndo?: () => void;
}

/** Round buttons for everything that a swipe does: pass, like, and undo. */
export function SwipeActions({ name, onDecide, onUndo, className, ...rest }: SwipeActionsProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={t(swipeActions.label)}
      {...rest}
      className={cx('vl-SwipeActions', styles.root, className)}
      onKeyDown={event => {
        const decision = decisionOfKey(event);
        if (!decision) return;
        event.preventDefault();
        onDecide({ decision });
      }}
    >
      <IconButton
        tone="quiet"
        size="l"
        label={t(swipeActions.undo)}
        icon={
          <span className={cx(styles.sign, !onUndo && styles.nothing)}>
            <Icon shape={icons.undo} />
          </span>
        }
        aria-disabled={!onUndo}
        onClick={onUndo}
      />
      <IconButton
        tone="quiet"
        size="l"
        className={styles.answer}
        label={t(swipeActions.passLabel({ name }))}
        icon={<Icon shape={icons.close} size="l" />}
        aria-keyshortcuts="ArrowLeft"
        onClick={() => onDecide({ decision: 'pass' })}
      />
      <IconButton
        tone="primary"
        size="l"
        className={styles.answer}
        label={t(likeButton.idleLabel({ name }))}
        icon={<Icon shape={icons.like} size="l" />}
        aria-keyshortcuts="ArrowRight"
        onClick={() => onDecide({ decision: 'like' })}
      />
    </div>
  );
}
