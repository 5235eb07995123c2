/** Entry of the history that the deletion of an account makes. The address can be opened by anybody, the entry cannot. */
const farewell = { accountDeleted: true };

/** Leaves for the page after the deletion, in a new document, so that no personal data stays in memory. */
export function sayGoodbye({ history, location }: Pick<Window, 'history' | 'location'>): void {
  history.replaceState(farewell, '', '/account-deleted');
  location.reload();
}

/** Whether the account was deleted in this tab just now. */
export const isFarewell = (): boolean => history.state?.accountDeleted === true;
