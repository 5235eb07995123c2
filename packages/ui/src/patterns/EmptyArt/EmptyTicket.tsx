import { Coin } from '../../base/Coin/Coin.tsx';
import * as styles from './EmptyTicket.css.ts';

/** A package without number and price, in front of another. */
export const EmptyTicket = () => (
  <>
    <span className={styles.behind}>
      <span className={styles.edge} />
    </span>
    <span className={styles.ticket}>
      <span className={styles.edge} />
      <Coin className={styles.coin} />
      <span className={styles.words}>
        <span className={styles.word} />
        <span className={styles.shortWord} />
      </span>
    </span>
  </>
);
