/** What the commands of the operator (`boot/cli`) use of `payments`. */
export { decideDeclaration, waitingDeclarations } from './contracts/declaration-decisions.ts';
export type { DeclarationAct } from './contracts/declarations.ts';
export { giveCodeByEmail } from './prices/personal-codes.ts';
export { recordManualRefund } from './settlement/refunds.ts';
