'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import { errorPage } from '../../../i18n/messages/shell.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { plain } from '../../../theme/elements.css.ts';

export interface ErrorPageProps {
  /** HTTP status; 500 by default. */
  statusCode?: number;
  /** Reason, in the reader's language; a general text when left out. */
  message?: string;
  /** Address of the home page; the link is shown on 404. */
  homeHref?: string;
  /** Adds a retry button, for everything but 404. */
  onRetry?: () => void;
}

/** Shown in place of a page that does not exist or failed. */
export function ErrorPage({ statusCode = 500, message, homeHref = '/', onRetry }: ErrorPageProps) {
  const { t } = useLingui();
  const missing = statusCode === 404;
  const home = <LinkButton href={homeHref}>{t(errorPage.home)}</LinkButton>;
  const retry = onRetry && <Button onClick={onRetry}>{t(errorPage.retry)}</Button>;
  return (
    <StatusPage
      icon={statusCode}
      title={t(missing ? errorPage.notFound : errorPage.title)}
      actions={missing ? home : retry}
    >
      <p className={plain}>{message || t(missing ? errorPage.notFoundBody : errorPage.body)}</p>
    </StatusPage>
  );
}
