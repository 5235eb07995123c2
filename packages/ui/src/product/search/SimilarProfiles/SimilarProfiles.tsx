'use client';

import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { similarProfiles } from '../../../i18n/messages/search.ts';
import type { TileMember } from '../../../model/member.ts';
import { MemberGrid } from '../MemberGrid/MemberGrid.tsx';
import { root } from './SimilarProfiles.css.ts';

export interface SimilarProfilesProps {
  /** The people, in the order in which they are shown. */
  members: readonly TileMember[];
}

/** People who nearly fit the search. Renders nothing for an empty list. */
export function SimilarProfiles({ members }: SimilarProfilesProps) {
  const { t } = useLingui();
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section data-component="SimilarProfiles" aria-labelledby={id} className={root}>
      <Heading id={id} level={2} size="h3">
        {t(similarProfiles.title)}
      </Heading>
      <MemberGrid members={members} doubleFrames={false} eager={0} />
    </section>
  );
}
