'use client';

import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as shapes from '../../../base/Icon/icons.ts';
import { icons } from '../../../i18n/messages/landers/lander-pages.ts';
import { Lander } from '../LanderContent/Lander.tsx';
import type { LanderProps } from '../LanderContent/LanderContent.tsx';
import { type LanderMember, LanderPhoto } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './IconsLander.css.ts';

export interface IconsLanderProps extends LanderProps {
  /** The first four; one is shown beside each of the four texts. */
  members: readonly LanderMember[];
}

const points = [
  { shape: shapes.eye, title: icons.free, text: icons.freeText },
  { shape: shapes.card, title: icons.price, text: icons.priceText },
  { shape: shapes.shield, title: icons.marked, text: icons.markedText },
  { shape: shapes.logout, title: icons.leave, text: icons.leaveText },
];

/** Lander `iconslanding`: four facts about the site on a chequered board between pictures. */
export function IconsLander({ members, className, ...lander }: IconsLanderProps) {
  const { t } = useLingui();
  return (
    <Lander
      {...lander}
      className={cx('vl-IconsLander', className)}
      defaultTexts={icons}
      arrangement="beside"
      picture={
        <ul className={styles.board}>
          {points.map(({ shape, title, text }, index) => {
            const member = members[index];
            const picture = member && (
              <li className={styles.picture}>
                <LanderPhoto member={member} sizes="(width < 56rem) 6rem, 18rem" />
              </li>
            );
            const pictureFirst = index % 2 === 1;
            return (
              <Fragment key={title.id}>
                {pictureFirst && picture}
                <li className={styles.point}>
                  <span className={styles.sign}>
                    <Icon shape={shape} />
                  </span>
                  <h2 className={styles.title}>{t(title)}</h2>
                  <p className={styles.text}>
                    {t(typeof text === 'function' ? text({ credits: lander.messageCredits }) : text)}
                  </p>
                </li>
                {!pictureFirst && picture}
              </Fragment>
            );
          })}
        </ul>
      }
    />
  );
}
