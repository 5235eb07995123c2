import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { warnOfUnknown } from '../../../base/dev-warning.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Page, PageBleed } from '../../../patterns/Page/Page.tsx';
import { PersonTileSkeleton } from '../../../patterns/PersonTile/PersonTileSkeleton.tsx';
import { PhotoGrid } from '../../../patterns/PhotoGrid/PhotoGrid.tsx';
import * as styles from './PageSkeleton.css.ts';

/** What a page mostly consists of. */
export type PageShape = 'tiles' | 'rows' | 'chats' | 'person' | 'deck' | 'packages' | 'conversation' | 'text';

export interface PageSkeletonProps extends RootProps<'div'> {
  /** `tiles` of people, `rows` with a picture, `chats`: rows below a row of portraits, one `person`, a `deck` of cards, `packages`, a `conversation`, or `text`. */
  shape?: PageShape;
  /** Address of a picture of the person who was pressed, already loaded: stands where theirs will be, in the shapes `person` and `conversation`. */
  picture?: string;
}

type ShapeProps = Pick<PageSkeletonProps, 'picture'>;

const ids = (count: number) => Array.from({ length: count }, (_, index) => `frame-${index}`);
const lineWidths = ['92%', '100%', '84%', '96%', '60%'];
const messageWidths = ['60%', '45%', '70%', '38%'];

const Lines = () => (
  <div className={styles.lines}>
    {lineWidths.map(width => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
);

const Tiles = () => (
  <PageBleed>
    <PhotoGrid items={ids(12).map(id => ({ id, content: <PersonTileSkeleton /> }))} />
  </PageBleed>
);

const Rows = () => (
  <div className={styles.rows}>
    {ids(6).map(id => (
      <div key={id} className={styles.row}>
        <Skeleton width="3.5rem" height="3.5rem" radius="round" />
        <div className={styles.lines}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton />
        </div>
      </div>
    ))}
  </div>
);

const Chats = () => (
  <>
    <div className={styles.portraits}>
      {ids(6).map(id => (
        <Skeleton key={id} width="4rem" height="4rem" radius="round" />
      ))}
    </div>
    <Rows />
  </>
);

const Person = ({ picture }: ShapeProps) => (
  <div className={styles.person}>
    {picture ? (
      <img data-part="picture" className={styles.portrait} src={picture} alt="" />
    ) : (
      <Skeleton ratio="4 / 5" radius="photo" />
    )}
    <Lines />
  </div>
);

const Deck = () => (
  <div className={styles.deck}>
    <Skeleton ratio="4 / 5" radius="photo" />
  </div>
);

const Packages = () => (
  <div className={styles.packages}>
    {ids(3).map(id => (
      <Skeleton key={id} height="15rem" radius="photo" />
    ))}
  </div>
);

const Conversation = ({ picture }: ShapeProps) => (
  <div className={styles.conversation}>
    <div className={styles.row}>
      {picture ? (
        <img data-part="picture" className={styles.face} src={picture} alt="" />
      ) : (
        <Skeleton width="2.5rem" height="2.5rem" radius="round" />
      )}
      <Skeleton width="8rem" height="1.25rem" />
    </div>
    <div className={styles.messages}>
      {messageWidths.map((width, index) => (
        <Skeleton
          key={width}
          width={width}
          height="3rem"
          radius="control"
          className={index % 2 ? styles.own : undefined}
        />
      ))}
    </div>
    <Skeleton height="3rem" radius="control" />
  </div>
);

const contents: Record<PageShape, (props: ShapeProps) => ReactNode> = {
  tiles: Tiles,
  rows: Rows,
  chats: Chats,
  person: Person,
  deck: Deck,
  packages: Packages,
  conversation: Conversation,
  text: Lines,
};

/**
 * A page that takes long to load, in the shape of what comes. Screen readers hear of it from `RouteLoadingBar`.
 *
 * @part picture - the picture of the person who was pressed
 */
export function PageSkeleton({ shape = 'text', picture, className, ...rest }: PageSkeletonProps) {
  if (process.env.NODE_ENV !== 'production') warnOfUnknown('PageSkeleton', { shape }, { shape: contents });
  const Content = contents[shape];
  return (
    <div aria-hidden {...rest} className={cx('vl-PageSkeleton', styles.root, className)}>
      {shape === 'conversation' ? (
        <Content picture={picture} />
      ) : (
        <Page
          title={shape === 'person' ? undefined : <Skeleton width="7em" />}
          compact={shape === 'tiles' || shape === 'rows' || shape === 'chats' || shape === 'deck'}
          width={shape === 'rows' || shape === 'chats' || shape === 'text' ? 'reading' : 'wide'}
        >
          <Content picture={picture} />
        </Page>
      )}
    </div>
  );
}
