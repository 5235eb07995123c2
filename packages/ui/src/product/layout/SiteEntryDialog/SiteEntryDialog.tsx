'use client';

import { Trans } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { cx } from '../../../base/cx.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import * as icons from '../../../base/Icon/icons.ts';
import { TextLink } from '../../../base/TextLink/TextLink.tsx';
import { siteEntryDialog } from '../../../i18n/messages/layout/layout-dialogs.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { Modal, type ModalRootProps } from '../../../patterns/Modal/Modal.tsx';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useRoutes } from '../../../provider/hooks.ts';
import { useFictionalLabel } from '../../useOriginTexts.ts';
import * as styles from './SiteEntryDialog.css.ts';

export interface SiteEntryDialogProps extends ModalRootProps {
  /** Name of the site. */
  siteName: string;
  /** Minimum age, in years. */
  minAge: number;
  /** The site has fictional profiles. */
  fictionalProfiles: boolean;
  /** Address of the terms; the route `terms` when left out. */
  termsHref?: string;
  /** Address of the privacy policy; the route `privacy` when left out. */
  privacyHref?: string;
  /** Whether the dialog is shown. */
  open?: boolean;
  /**
   * Name of the field that confirms without script: the form is then sent as a POST to the address of the page, which remembers the
   * answer and redirects to itself. Left out, the dialog can be answered by script only.
   */
  field?: string;
  /** Additional legal text of a country. */
  children?: ReactNode;
  /** The visitor wants to see the site. */
  onEnter: () => void;
  /** The visitor does not want to see the site. */
  onLeave: () => void;
}

/**
 * Says for whom the site is, who is behind its profiles and what costs money. It must be answered. It is rendered in
 * place, so that the server's HTML contains it; make the page behind it `inert`, and
 * move the focus there by `focusFreed` afterwards.
 */
export function SiteEntryDialog({
  siteName,
  minAge,
  fictionalProfiles,
  termsHref,
  privacyHref,
  open,
  field,
  children,
  onEnter,
  onLeave,
  className,
  ...rest
}: SiteEntryDialogProps) {
  const { t } = useLingui();
  const routes = useRoutes();
  const label = useFictionalLabel();
  return (
    <Modal
      {...rest}
      open={open}
      onClose={onLeave}
      dismissible={false}
      inPlace
      size="m"
      className={cx('vl-SiteEntryDialog', className)}
      title={<Trans {...siteEntryDialog.title} components={{ em: <em /> }} />}
      description={t(siteEntryDialog.lead({ siteName }))}
      footnote={
        <Trans
          {...siteEntryDialog.terms}
          components={{
            terms: <TextLink href={termsHref ?? routes.terms} />,
            privacy: <TextLink href={privacyHref ?? routes.privacy} />,
          }}
        />
      }
      actions={
        <>
          <Button onClick={onLeave}>{t(siteEntryDialog.leave)}</Button>
          <form
            className={styles.answer}
            method="post"
            data-unscripted={field}
            onSubmit={event => {
              event.preventDefault();
              onEnter();
            }}
          >
            <Button tone="primary" type="submit" name={field} value="1">
              {t(siteEntryDialog.enter({ minAge }))}
            </Button>
          </form>
        </>
      }
    >
      <ul className={styles.facts}>
        <Fact icon={icons.shield}>{t(siteEntryDialog.adults({ minAge }))}</Fact>
        {fictionalProfiles && (
          <Fact icon={icons.eye}>
            <span>{t(siteEntryDialog.fictional)}</span>{' '}
            <OriginMark origin="system" label={label} description={t(memberWords.fictionalLong({ label }))} />
          </Fact>
        )}
        <Fact icon={icons.coin}>{t(siteEntryDialog.costs)}</Fact>
      </ul>
      {children && <div className={styles.legal}>{children}</div>}
    </Modal>
  );
}

const Fact = ({ icon, children }: { icon: typeof icons.coin; children: ReactNode }) => (
  <li className={styles.fact}>
    <span className={styles.sign}>
      <Icon shape={icon} />
    </span>
    <span className={styles.text}>{children}</span>
  </li>
);
