'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Chip, type ChipProps } from '../../../base/Chip/Chip.tsx';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { TextButton } from '../../../base/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../base/VisuallyHidden/VisuallyHidden.tsx';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { interestChips } from '../../../i18n/messages/profiles/profile.ts';
import { valueMessage } from '../../../i18n/value-message.ts';
import { useFormat } from '../../../provider/hooks.ts';
import * as styles from './InterestChips.css.ts';

export interface InterestChipsProps extends RootProps<'section'> {
  /** Ids; the text of a site's own one has the id `vl.Interest.<id>`. */
  interests: readonly string[];
  /** Ids of the interests that the reader has too: shown first and highlighted. */
  shared?: readonly string[];
  /** Number of interests that are shown before "show all". @default 8 */
  first?: number;
  /** Draws an interest in place of `Chip`, and gets its props: `props => <Chip {...props} />`. */
  renderItem?: (props: ChipProps) => ReactNode;
}

const drawChip = (props: ChipProps) => <Chip {...props} />;

/** A person's interests, shared ones first. */
export function InterestChips({
  interests,
  shared = [],
  first = 8,
  renderItem = drawChip,
  className,
  ...rest
}: InterestChipsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const [all, setAll] = useState(false);
  const sharedIds = new Set(shared);
  const sorted = [
    ...interests.filter(name => sharedIds.has(name)),
    ...interests.filter(name => !sharedIds.has(name)),
  ];
  const shown = all ? sorted : sorted.slice(0, first);
  const hiddenCount = sorted.length - first;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-InterestChips', styles.root, className)}>
      <Heading id={id} level={2} size="l">
        {t(interestChips.title)}
      </Heading>
      {interests.length === 0 ? (
        <p className={styles.empty}>{t(interestChips.empty)}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map(name => (
            <li key={name} className={styles.item}>
              {renderItem({
                selected: sharedIds.has(name),
                children: (
                  <>
                    <span>{t(valueMessage(interestNames, 'Interest', name))}</span>
                    {sharedIds.has(name) && (
                      <VisuallyHidden>{` (${t(interestChips.shared)})`}</VisuallyHidden>
                    )}
                  </>
                ),
              })}
            </li>
          ))}
          {hiddenCount > 0 && (
            <li className={styles.item}>
              <TextButton
                strong
                aria-expanded={all}
                aria-label={all ? undefined : t(interestChips.allLabel({ count: hiddenCount }))}
                onClick={() => setAll(open => !open)}
              >
                {all ? t(interestChips.less) : t(interestChips.all({ count: format.number(hiddenCount) }))}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
