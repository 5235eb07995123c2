'use client';

import { useLingui } from '@lingui/react/macro';
import { legalNoticeName } from '@velluto/rules';
import { cx } from '../../../base/cx.ts';
import type { RootProps } from '../../../base/root-props.ts';
import { footer } from '../../../i18n/messages/layout/layout.ts';
import { useLink, useRoutes } from '../../../provider/hooks.ts';
import * as styles from './Footer.css.ts';

/** Pages of the footer; their addresses are the routes of the same names. */
export type FooterPage =
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'ban'
  | 'pricing'
  | 'complaints'
  | 'returns'
  | 'faq'
  | 'service'
  | 'accessibility'
  | 'imprint'
  | 'withdrawal'
  | 'cancellation'
  | 'compliance';

/** A link of the site's own. */
export interface FooterLink {
  /** Address of the page. */
  href: string;
  /** Its text, in the language of the page. */
  label: string;
}

export interface FooterProps extends RootProps<'footer'> {
  /** Pages of this site by name, and any other link, such as an imprint; in order. `compliance` is for the United States. */
  links: readonly (FooterPage | FooterLink)[];
  /** Where the reader is, ISO 3166: the legal notice is also called by the name that is known there. */
  country?: string;
  /** Company: name and town. */
  company?: string;
  /** Shown as written; its link has no dashes and spaces. */
  supportPhone?: string | null;
  /** `LanguageMenu`, shown on phones, where the bar of members has no space for it. */
  language?: React.ReactNode;
  /** `Disclaimer`. */
  children?: React.ReactNode;
}

/**
 * Legal pages, help and the company.
 *
 * @part links - the list of links
 * @part company - name and town of the company
 */
export function Footer({
  links,
  country = '',
  company,
  supportPhone,
  language,
  children,
  className,
  ...rest
}: FooterProps) {
  const { t } = useLingui();
  const Link = useLink();
  const routes = useRoutes();
  const labelOf = (page: FooterPage) =>
    page === 'imprint' ? legalNoticeName(t(footer.imprint), country) : t(footer[page]);
  return (
    <footer {...rest} className={cx('vl-Footer', styles.root, className)}>
      {links.length > 0 && (
        <nav aria-label={t(footer.label)}>
          <ul data-part="links" className={styles.links}>
            {links
              .map(link => (typeof link === 'string' ? { href: routes[link], label: labelOf(link) } : link))
              .map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            {supportPhone && (
              <li>
                <a href={`tel:${supportPhone.replace(/[-\s]/g, '')}`} className={styles.link}>
                  {t(footer.phone({ phone: supportPhone }))}
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {language && <div className={styles.onlyPhone}>{language}</div>}
      {children}
      {company && (
        <p data-part="company" className={styles.company}>
          {company}
        </p>
      )}
    </footer>
  );
}
