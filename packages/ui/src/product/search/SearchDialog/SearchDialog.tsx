'use client';

import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { searchForm } from '../../../i18n/messages/search.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';

export interface SearchDialogProps extends SearchFormProps {
  /** Whether the dialog is shown. */
  open?: boolean;
  /** The dialog was closed: by its button, the Escape key or a press beside it. */
  onClose: () => void;
}

/** All filters: a sheet from below on phones, a dialog elsewhere. Load it lazily. */
export function SearchDialog({ open = true, onClose, ...form }: SearchDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={({ open: stays }) => !stays && onClose()}
      title={t(searchForm.title)}
      closeLabel={t(searchForm.close)}
      size="s"
    >
      <SearchForm {...form} />
    </Dialog>
  );
}
