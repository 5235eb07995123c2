import type { ReactNode } from 'react';
import { cx } from '../../base/cx.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import type { RootProps } from '../../base/root-props.ts';
import { Page } from '../Page/Page.tsx';
import * as styles from './TextPage.css.ts';

export interface TextPageProps extends RootProps<'div', 'title'> {
  /** The headline. */
  title: ReactNode;
  /** Below the headline: date of the text. */
  note?: ReactNode;
  /**
   * Sections for the table of contents, by the `id` of their headings. With fewer than three there is no table of
   * contents.
   */
  sections: readonly { id: string; title: string }[];
  /** Label of the table of contents. */
  sectionsLabel: string;
  /** BCP 47 language of the text, where it differs from that of the page. */
  language?: string | undefined;
  /** The text, as `Prose`. */
  children: ReactNode;
}

/**
 * A long text such as terms or questions and answers, with a table of contents.
 *
 * @part contents - the table of contents beside the text
 * @part folded-contents - the table of contents above it, on small screens
 * @part text - the text
 */
export function TextPage({
  title,
  note,
  sections,
  sectionsLabel,
  language,
  children,
  className,
  ...rest
}: TextPageProps) {
  const list = (
    <ul className={styles.list} lang={language}>
      {sections.map(section => (
        <li key={section.id}>
          <a href={`#${section.id}`} className={styles.link}>
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Page
      {...rest}
      title={<span lang={language}>{title}</span>}
      lead={note && <span className={styles.note}>{note}</span>}
      width="text"
      className={cx('vl-TextPage', className)}
    >
      <div className={styles.columns}>
        {sections.length > 2 && (
          <>
            <details data-part="folded-contents" className={styles.folded}>
              <summary className={styles.summary}>
                <span>{sectionsLabel}</span>
                <Icon shape={icons.chevronDown} size="s" />
              </summary>
              <nav aria-label={sectionsLabel}>{list}</nav>
            </details>
            <nav aria-label={sectionsLabel} data-part="contents" className={styles.beside}>
              <p className={styles.label} aria-hidden>
                {sectionsLabel}
              </p>
              {list}
            </nav>
          </>
        )}
        <article data-part="text" className={styles.text} lang={language}>
          {children}
        </article>
      </div>
    </Page>
  );
}
