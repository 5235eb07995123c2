'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../base/cx.ts';
import { Heading } from '../../../base/Heading/Heading.tsx';
import { PhotoGroup } from '../../../base/PhotoGroup/PhotoGroup.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { Text } from '../../../base/Text/Text.tsx';
import { signupMatches } from '../../../i18n/messages/accounts/account.ts';
import type { TileMember } from '../../../model/member.ts';
import type { FictionalCounts } from '../../../model/origin.ts';
import { PersonTile } from '../../../patterns/PersonTile/PersonTile.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { useFictionalCount } from '../../useOriginTexts.ts';
import { usePersonTile } from '../../usePersonTile.tsx';
import * as styles from './SignupMatches.css.ts';

/** What an item of `SignupMatches` is drawn from. */
export interface SignupMatchProps {
  /** The person. */
  member: TileMember;
  /** Address of the person. */
  href: string;
}

export interface SignupMatchesProps extends RootProps<'div'> {
  /** People who fit the answers so far; six are shown. Without any there is only the form. */
  members: readonly TileMember[];
  /** Number of all people who fit, counted by the server. */
  total: number;
  /** Whether the people fit answers; false while none was given. */
  answered?: boolean;
  /** How many of `total` are not private members: a line says so. None when left out. */
  fictional?: FictionalCounts;
  /** Address of a person, such as `/members/{id}`; the route `member` when left out. */
  href?: HrefTemplate<'id'>;
  /** Draws an item in place of the picture with name and place, for example `props => <MemberTile {...props} />`. */
  renderItem?: (props: SignupMatchProps) => ReactNode;
  /** The `SignupWizard`. */
  children: ReactNode;
}

const drawMatch = (props: SignupMatchProps) => <MatchTile {...props} />;

/** Sign-up beside people who fit the answers so far. */
export function SignupMatches({
  members,
  total,
  answered = true,
  fictional,
  href,
  renderItem = drawMatch,
  children,
  className,
  ...rest
}: SignupMatchesProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const id = useId();
  const fictionalCount = useFictionalCount();
  const fictionalText = fictional && fictionalCount(fictional);
  if (members.length === 0)
    return (
      <div {...rest} className={cx('vl-SignupMatches', className)}>
        {children}
      </div>
    );
  return (
    <div {...rest} className={cx('vl-SignupMatches', styles.root, className)}>
      <section aria-labelledby={id} className={styles.people}>
        <div className={styles.head}>
          <Heading id={id} level={2} size="h3">
            <Trans
              {...(answered ? signupMatches.title : signupMatches.titleBefore)({ total })}
              components={{ em: <em /> }}
            />
          </Heading>
          {fictionalText && <Text>{fictionalText}</Text>}
          <Text tone="muted">{t(answered ? signupMatches.lead : signupMatches.leadBefore)}</Text>
        </div>
        <PhotoGroup>
          <ul className={styles.sheet}>
            {members.slice(0, 6).map(member => (
              <li key={member.id} className={styles.frame}>
                {renderItem({ member, href: fillHref(href ?? routes.member, { id: member.id }) })}
              </li>
            ))}
          </ul>
        </PhotoGroup>
      </section>
      <div>{children}</div>
    </div>
  );
}

const MatchTile = ({ member, href }: SignupMatchProps) => (
  <PersonTile {...usePersonTile(member)} href={href} />
);
