import { defineBrand } from '@velluto/ui/brand';

/** A brand that is refused: its text is too pale. */
export default defineBrand({ id: 'pale', name: 'Pale', seeds: { accent: '#0a6b5e', ink: '#a0b0aa' } });
