'use client';

import { useLingui } from '@lingui/react/macro';
import { footer } from '../../../i18n/messages/shell.ts';
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
  | 'compliance';

export interface FooterProps {
  /** Pages of this site, in order. `compliance` is for the United States. */
  links: readonly FooterPage[];
  /** Company: name and town. */
  company?: string;
  /** Shown as written; its link has no dashes and spaces. */
  supportPhone?: string | null;
  /** `LanguageMenu`, shown on phones, where the bar of members has no space for it. */
  language?: React.ReactNode;
  /** `Disclaimer`. */
  children?: React.ReactNode;
}

/** Legal pages, help and the company. */
export function Footer({ links, company, supportPhone, language, children }: FooterProps) {
  const { t } = useLingui();
  const Link = useLink();
  const routes = useRoutes();
  return (
    <footer data-component="Footer" className={styles.root}>
      {links.length > 0 && (
        <nav aria-label={t(footer.label)}>
          <ul className={styles.links}>
            {links.map(page => (
              <li key={page}>
                <Link href={routes[page]} className={styles.link}>
                  {t(footer[page])}
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
      {company && <p className={styles.company}>{company}</p>}
    </footer>
  );
}
