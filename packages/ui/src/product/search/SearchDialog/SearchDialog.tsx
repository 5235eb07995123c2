'use client';

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../base/cx.ts';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { DialogBody, DialogClose, DialogFooter, DialogHeader } from '../../../base/Dialog/DialogParts.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';

export interface SearchDialogProps
  extends Omit<SearchFormProps, keyof RootProps<'form', 'onSubmit' | 'onReset'>>,
    RootProps<'div', 'title' | 'role' | 'onSubmit' | 'onReset'> {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key, a press beside it, or dragged away. */
  onClose: () => void;
  /** A line of the site's own below the form. */
  footer?: ReactNode;
}

/** All filters: a sheet from below on phones, a dialog elsewhere. Load it lazily. */
export function SearchDialog({
  open = true,
  onClose,
  filters,
  countries,
  regions,
  regionsPending,
  minAge,
  genders,
  fields,
  pending,
  onSubmit,
  onCountry,
  onReset,
  footer,
  className,
  ...rest
}: SearchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog {...rest} className={cx('vl-SearchDialog', className)} open={open} onClose={onClose} size="s">
      <DialogHeader title={t(searchForm.title)} />
      <DialogBody>
        <SearchForm
          filters={filters}
          countries={countries}
          regions={regions}
          regionsPending={regionsPending}
          minAge={minAge}
          genders={genders}
          fields={fields}
          pending={pending}
          onSubmit={onSubmit}
          onCountry={onCountry}
          onReset={onReset}
        />
      </DialogBody>
      {footer && <DialogFooter>{footer}</DialogFooter>}
      <DialogClose label={t(searchForm.close)} />
    </Dialog>
  );
}
