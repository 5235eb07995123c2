import { cx } from '../../../base/cx.ts';
import { Ticket } from '../Ticket/Ticket.tsx';
import { CreditsPackageRoot, type CreditsPackageRootProps } from './CreditsPackageRoot.tsx';

export interface CreditsPackageProps extends Omit<CreditsPackageRootProps, 'children'> {}

/** A package of credits: their number, the number and price of messages they pay for, and the price. */
export const CreditsPackage = ({ className, ...rest }: CreditsPackageProps) => (
  <CreditsPackageRoot {...rest} className={cx('vl-CreditsPackage', className)}>
    <Ticket />
  </CreditsPackageRoot>
);
