'use client';

import { useLingui } from '@lingui/react/macro';
import { cx } from '../../../base/cx.ts';
import { Dialog, type DialogProps } from '../../../base/Dialog/Dialog.tsx';
import type { RootProps } from '../../../base/root-props.ts';
import { searchForm } from '../../../i18n/messages/search.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';

export interface SearchDialogProps
  extends Omit<SearchFormProps, keyof RootProps<'form', 'onSubmit' | 'onReset'>>,
    RootProps<'div', 'title' | 'role' | 'onSubmit' | 'onReset'>,
    Pick<DialogProps, 'footer'> {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key or a press beside it. */
  onClose: () => void;
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
  className,
  ...rest
}: SearchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      {...rest}
      className={cx('vl-SearchDialog', className)}
      open={open}
      onOpenChange={({ open: stays }) => !stays && onClose()}
      title={t(searchForm.title)}
      closeLabel={t(searchForm.close)}
      size="s"
    >
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
    </Dialog>
  );
}
