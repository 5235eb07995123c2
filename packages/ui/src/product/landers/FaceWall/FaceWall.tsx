'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { Photo } from '../../../base/Photo/Photo.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { homeHero } from '../../../i18n/messages/landers/home-hero.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useFictionalLabel, useOriginTexts } from '../../useOriginTexts.ts';
import { pause, play } from '../LanderFilm/film-icons.ts';
import type { LanderMember } from '../LanderPhoto/LanderPhoto.tsx';
import * as styles from './FaceWall.css.ts';
import { wallFaces } from './wall-faces.ts';

export interface FaceWallProps extends RootProps<'div'> {
  /** Who is on it: the first nine with a photo that everybody may see. With fewer there is no wall. */
  members: readonly LanderMember[];
}

/**
 * A slowly moving wall of people behind the words of a phone's first window. It is a picture: the same people are in a list
 * elsewhere on the page. It moves by styles only, also without scripts; a switch holds it still. One mark says that nobody on
 * it is a private member; where some are, each picture of the others has its own.
 */
export function FaceWall({ members, className, ...rest }: FaceWallProps) {
  const { t } = useLingui();
  const originTexts = useOriginTexts();
  const label = useFictionalLabel();
  const faces = wallFaces(members);
  if (faces.length === 0) return null;
  const others = faces.flat().filter(({ origin }) => origin !== 'member');
  const allFictional = others.length === faces.flat().length;
  return (
    <div {...rest} className={cx('vl-FaceWall', styles.root, className)}>
      <div aria-hidden className={styles.wall}>
        {faces.map(column => (
          <div key={column[0]?.id} className={styles.column}>
            {['first', 'again'].map(turn =>
              column.map(({ id, name, photo, origin }) => (
                <Photo key={`${id} ${turn}`} photo={photo} name={name} alt="">
                  {!allFictional && origin !== 'member' && (
                    <span className={styles.ownMark}>
                      <OriginMark origin={origin} {...originTexts(origin)} background="photo" />
                    </span>
                  )}
                </Photo>
              )),
            )}
          </div>
        ))}
      </div>
      {allFictional && others[0] && (
        <div className={styles.mark}>
          <OriginMark
            origin={others[0].origin}
            label={label}
            description={t(memberWords.fictionalLong({ label }))}
            background="photo"
          />
        </div>
      )}
      <label className={styles.still}>
        <input type="checkbox" aria-label={t(homeHero.still)} className={styles.box} />
        <span className={styles.sign}>
          <Icon shape={pause} size="s" />
          <Icon shape={play} size="s" className={styles.play} />
        </span>
      </label>
    </div>
  );
}
