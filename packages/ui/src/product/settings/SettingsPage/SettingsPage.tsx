'use client';

import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Icon, type IconShape } from '../../../base/Icon/Icon.tsx';
import { back } from '../../../base/Icon/shapes/back.ts';
import { chevronEnd } from '../../../base/Icon/shapes/chevronEnd.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { Card } from '../../../patterns/Card/Card.tsx';
import { ListRow } from '../../../patterns/ListRow/ListRow.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { useLink, useRoutes } from '../../../provider/hooks.ts';
import { fillHref, type HrefTemplate } from '../../../provider/routes.ts';
import { plain } from '../../../theme/elements.css.ts';
import * as styles from './SettingsPage.css.ts';

/** A part of the settings: a row that leads to its page on phones, elsewhere a section of the one page. */
export interface SettingsPart {
  /** In its address. */
  id: string;
  /** Its name: in the row, and as headline of its page. */
  title: string;
  /** What is chosen now, below the title in the row. */
  value?: ReactNode;
  /** At the beginning of its row. */
  icon: IconShape;
  /** What can be changed in it. */
  content: ReactNode;
}

/** A row that leads to a page of its own on every device. */
export interface SettingsLink {
  /** The words of the row. */
  title: string;
  /** At the beginning of the row. */
  icon: IconShape;
  /** Address of the page. */
  href: string;
}

export interface SettingsPageProps extends RootProps<'div', 'title'> {
  /** The headline; on phones the page of a part has that of the part. */
  title: string;
  /** The parts, in their order. */
  parts: readonly SettingsPart[];
  /** Further pages of the account: on phones rows below those of the parts, elsewhere above the parts. */
  links: readonly SettingsLink[];
  /** Id of the part whose address this is; none for the list of all. */
  open?: string | undefined;
  /** Address of a part, such as `/settings?change={id}`. */
  href: HrefTemplate<'id'>;
  /** At the end, not on the pages of the parts. */
  children?: ReactNode;
}

/**
 * The settings: on phones a list of parts, each with a page of its own, elsewhere one page with all of them. Both are in the
 * document and the width of the window decides, so that a first view needs no script.
 *
 * @part rows - the list
 * @part part - a part with its content
 */
export function SettingsPage({
  title,
  parts,
  links,
  open,
  href,
  children,
  className,
  ...rest
}: SettingsPageProps) {
  const Link = useLink();
  const routes = useRoutes();
  const opened = parts.find(({ id }) => id === open);
  const unlessOpen = opened && styles.elsewhere;
  return (
    <Page
      {...rest}
      width="reading"
      tabs={
        opened && (
          <Link href={routes.settings} className={styles.back}>
            <Icon shape={back} size="s" />
            <span>{title}</span>
          </Link>
        )
      }
      title={
        opened ? (
          <>
            <span className={styles.elsewhere}>{title}</span>
            <span className={styles.onPhone}>{opened.title}</span>
          </>
        ) : (
          title
        )
      }
      className={cx('vl-SettingsPage', className)}
    >
      <div className={styles.parts}>
        <Card className={unlessOpen}>
          <nav aria-label={title} data-part="rows">
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
            <ul role="list" className={plain}>
              {parts.map(({ id, title, value, icon }) => (
                <Row key={id} title={title} value={value} icon={icon} href={fillHref(href, { id })} phone />
              ))}
              {links.map(link => (
                <Row key={link.href} {...link} />
              ))}
            </ul>
          </nav>
        </Card>
        {parts.map(({ id, title, content }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would need form controls; these are whole cards
          <div
            key={id}
            id={id}
            role="group"
            aria-label={title}
            data-part="part"
            tabIndex={-1}
            className={cx(styles.part, id !== open && styles.elsewhere)}
          >
            {content}
          </div>
        ))}
        {children && (
          <div className={cx(plain, unlessOpen)}>
            <div className={styles.parts}>{children}</div>
          </div>
        )}
      </div>
    </Page>
  );
}

export interface SettingsPartTitleProps extends RootProps<'div'> {
  /** The title. */
  children: ReactNode;
}

/** The title of a part in its content; left out on phones, where it is the headline of the page. */
export const SettingsPartTitle = ({ className, ...rest }: SettingsPartTitleProps) => (
  <div {...rest} className={cx('vl-SettingsPartTitle', plain, styles.elsewhere, className)} />
);

type RowProps = SettingsLink & Pick<SettingsPart, 'value'> & { phone?: boolean };

const Row = ({ title, value, icon, href, phone }: RowProps) => (
  <li className={phone ? styles.onPhone : plain}>
    <ListRow
      href={href}
      title={title}
      detail={value}
      start={<Icon shape={icon} />}
      end={<Icon shape={chevronEnd} size="s" />}
    />
  </li>
);
