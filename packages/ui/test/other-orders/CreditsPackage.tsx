import {
  CreditsPackageRoot,
  type CreditsPackageRootProps,
} from '../../src/product/payments/CreditsPackage/CreditsPackageRoot.tsx';
import {
  PackageAction,
  PackageAmount,
  PackagePrice,
  PackageWorth,
} from '../../src/product/payments/Ticket/PackageParts.tsx';

const twoColumns = { gridTemplate: 'auto auto / 1fr auto', alignItems: 'end' } as const;

/** Two lines: the number beside the price, and what it is worth beside the button. */
export const PackageInTwoLines = (offered: Omit<CreditsPackageRootProps, 'children'>) => (
  <CreditsPackageRoot {...offered} style={twoColumns}>
    <PackageAmount />
    <PackagePrice />
    <PackageWorth />
    <PackageAction />
  </CreditsPackageRoot>
);
