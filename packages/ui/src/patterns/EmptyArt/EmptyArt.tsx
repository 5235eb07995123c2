import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { warnOfUnknown } from '../../base/dev-warning.ts';
import { Icon, type IconProps } from '../../base/Icon/Icon.tsx';
import { Photo } from '../../base/Photo/Photo.tsx';
import type { RootProps } from '../../base/root-props.ts';
import type { MemberSummary } from '../../model/member.ts';
import type { Viewer } from '../../model/viewer.ts';
import { plain } from '../../theme/elements.css.ts';
import * as styles from './EmptyArt.css.ts';
import { EmptyTicket } from './EmptyTicket.tsx';

/** The reader as the drawing shows them; without a photo the brand's figure. */
export type ArtPerson = Pick<Viewer, 'name' | 'photo'>;

export interface EmptyArtProps extends RootProps<'div'> {
  /**
   * `circle`: the reader in the middle of a search, people outside of it. `talk`: two bubbles without words. `portraits`: a
   * portrait in front of two others. `ticket`: a package not bought yet.
   */
  kind: keyof typeof drawings;
  /** The reader, whose own face is shown. */
  me?: ArtPerson | null;
  /** Whom the reader could write to, for `talk`. Only private members have a face: it has no room for the mark of others. */
  other?: Pick<MemberSummary, 'name' | 'photo' | 'origin'> | undefined;
  /** Sign at the edge of the drawing: what is missing. */
  icon?: IconProps['shape'];
}

type DrawingProps = Pick<EmptyArtProps, 'me' | 'other'> & { sign: ReactNode };

const Face = ({ person, className }: { person: ArtPerson | null | undefined; className: string }) => (
  <Photo
    photo={person?.photo ?? null}
    name={person?.name}
    alt=""
    ratio="1"
    radius="round"
    sizes="4rem"
    className={cx(styles.face, className)}
  />
);

const Portrait = ({ person, className }: { person?: ArtPerson | null; className: string }) => (
  <Photo
    photo={person?.photo ?? null}
    name={person?.name}
    alt=""
    sizes="6rem"
    className={cx(styles.portrait, className)}
  />
);

function Circle({ me, sign }: DrawingProps) {
  return (
    <>
      <svg className={cx(plain, styles.rings)} viewBox="0 0 160 110" aria-hidden>
        <circle className={styles.searched} cx="80" cy="55" r="27" />
        <circle className={styles.ring} cx="80" cy="55" r="42" />
        <circle className={styles.ring} cx="80" cy="55" r="54" />
      </svg>
      <Face person={me} className={styles.centre} />
      <Face person={null} className={styles.near} />
      <Face person={null} className={styles.far} />
      <Face person={null} className={styles.farther} />
      <span className={styles.signOfCircle}>{sign}</span>
    </>
  );
}

const Talk = ({ me, other, sign }: DrawingProps) => (
  <>
    <div className={styles.line}>
      <Face
        person={other && (other.origin === 'member' ? other : { name: other.name, photo: null })}
        className={styles.speaker}
      />
      <span className={styles.theirs}>
        <span className={styles.word} />
        <span className={styles.shortWord} />
      </span>
    </div>
    <div className={styles.answer}>
      <span className={styles.mine}>{sign}</span>
      <Face person={me} className={styles.speaker} />
    </div>
  </>
);

const Portraits = ({ me, sign }: DrawingProps) => (
  <>
    <Portrait className={styles.before} />
    <Portrait className={styles.after} />
    <Portrait person={me} className={styles.front} />
    <span className={styles.signOfPortrait}>{sign}</span>
  </>
);

const drawings = { circle: Circle, talk: Talk, portraits: Portraits, ticket: EmptyTicket };

/**
 * Drawing above the title of an `EmptyState`, in the brand's colours and shapes. Screen readers leave it out.
 *
 * @part sign - what is missing, at the edge of the drawing
 */
export function EmptyArt({ kind, me, other, icon, className, ...rest }: EmptyArtProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('EmptyArt', { kind }, { kind: drawings });
  const Drawing = drawings[kind];
  const sign = icon && (
    <span data-part="sign" className={styles.sign}>
      <Icon shape={icon} className={styles.signIcon} />
    </span>
  );
  return (
    <div aria-hidden {...rest} className={cx('vl-EmptyArt', styles.root, className)}>
      <Drawing me={me} other={other} sign={sign} />
    </div>
  );
}
