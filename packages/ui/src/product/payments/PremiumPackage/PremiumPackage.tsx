import { cx } from '../../../base/cx.ts';
import { Ticket } from '../Ticket/Ticket.tsx';
import { PremiumPackageRoot, type PremiumPackageRootProps } from './PremiumPackageRoot.tsx';

export interface PremiumPackageProps extends Omit<PremiumPackageRootProps, 'children'> {}

/** A package of premium months, with the credits they bring and what a message costs with these. */
export const PremiumPackage = ({ className, ...rest }: PremiumPackageProps) => (
  <PremiumPackageRoot {...rest} className={cx('vl-PremiumPackage', className)}>
    <Ticket />
  </PremiumPackageRoot>
);
