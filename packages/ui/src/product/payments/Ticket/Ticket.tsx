import {
  PackageAction,
  PackageAmount,
  PackageFlag,
  PackagePrice,
  PackageRibbon,
  PackageWorth,
} from './PackageParts.tsx';

/**
 * The parts of a package in our order, the same for credits and premium.
 *
 * @part edge - the coloured edge
 * @part flag - the flag of the most chosen package
 * @part ribbon - the ribbon with the discount
 * @part amount - the number
 * @part worth - what it is worth
 * @part price - the price
 * @part action - the button
 */
export const Ticket = () => (
  <>
    <PackageFlag />
    <PackageRibbon />
    <PackageAmount />
    <PackageWorth />
    <PackagePrice />
    <PackageAction />
  </>
);
