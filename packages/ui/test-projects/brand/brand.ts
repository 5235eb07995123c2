import { type BrandInput, defineBrand } from '@velluto/ui/brand';

const id: BrandInput['id'] = 'night-owl';

/** As little as a brand can be. */
export default defineBrand({ id, name: 'Night Owl', seeds: { accent: '#0a6b5e' } });
