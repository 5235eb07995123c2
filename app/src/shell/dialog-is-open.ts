/** Whether something stands above the page already. */
export const dialogIsOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
