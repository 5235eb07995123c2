'use client';

import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { LinkButton } from '../../../base/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { errorPage } from '../../../i18n/messages/layout/layout.ts';
import { StatusPage } from '../../../patterns/StatusPage/StatusPage.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { plain } from '../../../theme/elements.css.ts';

export interface ErrorPageProps extends RootProps<'section', 'title'> {
  /** HTTP status; 500 by default. */
  statusCode?: number;
  /** Reason, in the reader's language; a general text when left out. */
  message?: string;
  /** Address of the home page, linked on 404; the route `home` when left out. */
  homeHref?: string;
  /** Adds a retry button, for everything but 404. */
  onRetry?: () => void;
}

/** Shown in place of a page that does not exist or failed. */
export function ErrorPage({
  statusCode = 500,
  message,
  homeHref,
  onRetry,
  className,
  ...rest
}: ErrorPageProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const missing = statusCode === 404;
  const home = <LinkButton href={homeHref ?? routes.home}>{t(errorPage.home)}</LinkButton>;
  const retry = onRetry && <Button onClick={onRetry}>{t(errorPage.retry)}</Button>;
  return (
    <StatusPage
      {...rest}
      icon={statusCode}
      title={t(missing ? errorPage.notFound : errorPage.title)}
      actions={missing ? home : retry}
      className={cx('vl-ErrorPage', className)}
    >
      <p className={plain}>{message || t(missing ? errorPage.notFoundBody : errorPage.body)}</p>
    </StatusPage>
  );
}
