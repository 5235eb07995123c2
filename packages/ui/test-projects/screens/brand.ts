import { defineBrand } from '@velluto/ui/brand';

/** A brand of the site's own: `velluto-brand build brand.ts` makes its sheet and module in `src`. */
export default defineBrand({ id: 'aurora', name: 'Aurora', seeds: { accent: '#7a3ff2' }, shape: 1 });
