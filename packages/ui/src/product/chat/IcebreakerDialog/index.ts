export { IcebreakerDialog, type IcebreakerDialogProps } from './IcebreakerDialog.tsx';
