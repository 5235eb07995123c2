'use client';

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { relatedProfiles } from '../../../i18n/messages/search.ts';
import type { TileMember } from '../../../model/member.ts';
import { MemberTile, type MemberTileProps } from '../MemberTile/MemberTile.tsx';
import * as styles from './RelatedProfiles.css.ts';

export interface RelatedProfilesProps extends RootProps<'section'> {
  /** The most similar first. Renders nothing for an empty list. */
  members: readonly TileMember[];
  /** Draws an item in place of `MemberTile`, and gets its props: `props => <MemberTile {...props} />`. */
  renderItem?: (props: MemberTileProps) => ReactNode;
}

const drawMemberTile = (props: MemberTileProps) => <MemberTile {...props} />;

/** Similar people below a profile, in one row that scrolls sideways. */
export function RelatedProfiles({
  members,
  renderItem = drawMemberTile,
  className,
  ...rest
}: RelatedProfilesProps) {
  const { t } = useLingui();
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-RelatedProfiles', styles.root, className)}>
      <Heading id={id} level={2} size="h3">
        {t(relatedProfiles.title)}
      </Heading>
      <PhotoGroup>
        <ul aria-labelledby={id} className={styles.strip}>
          {members.map(member => (
            <li key={member.id} className={styles.frame}>
              {renderItem({ member })}
            </li>
          ))}
        </ul>
      </PhotoGroup>
    </section>
  );
}
