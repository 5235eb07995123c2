'use client';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { similarProfiles } from '../../../i18n/messages/search.ts';
import type { TileMember } from '../../../model/member.ts';
import { MemberGrid, type MemberGridProps } from '../MemberGrid/MemberGrid.tsx';
import { root } from './SimilarProfiles.css.ts';

export interface SimilarProfilesProps extends RootProps<'section'> {
  /** The people, in the order in which they are shown. */
  members: readonly TileMember[];
  /** Draws an item in place of `MemberTile`, and gets its props: `props => <MemberTile {...props} />`. */
  renderItem?: MemberGridProps['renderItem'];
}

/** People who nearly fit the search. Renders nothing for an empty list. */
export function SimilarProfiles({ members, renderItem, className, ...rest }: SimilarProfilesProps) {
  const { t } = useLingui();
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section aria-labelledby={id} {...rest} className={cx('vl-SimilarProfiles', root, className)}>
      <Heading id={id} level={2} size="h3">
        {t(similarProfiles.title)}
      </Heading>
      <MemberGrid members={members} doubleFrames={false} eager={0} renderItem={renderItem} />
    </section>
  );
}
