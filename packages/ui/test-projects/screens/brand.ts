import { defineBrand } from '@velluto/ui/brand';

/** A brand of the site's own: `velluto-brand build brand.ts --out src/brand.css --module src/aurora.ts`. */
export default defineBrand({ id: 'aurora', name: 'Aurora', seeds: { accent: '#7a3ff2' }, shape: 1 });
