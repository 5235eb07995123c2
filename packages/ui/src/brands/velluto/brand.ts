import type { CompleteBrand } from '../../theme/compiler/brand.ts';

/** Velluto, an evening in print: warm paper, aubergine ink, one vermilion, saffron only for coins. */
export const brand: CompleteBrand = {
  id: 'velluto',
  name: 'Velluto',
  seeds: {
    paper: '#fbf7f2',
    ink: '#2a1620',
    night: '#17101a',
    cream: '#f6ece4',
    accent: '#c8371f',
    coin: '#e0a422',
    positive: '#3c7d54',
    caution: '#b07a10',
    critical: '#b3122f',
    packages: ['#3d2433', '#2b6e86', '#c8371f', '#e0a422'],
  },
  fonts: {
    body: '"Hanken Grotesk", "Hanken Grotesk on Arial", "Hanken Grotesk on Roboto", "Hanken Grotesk on DejaVu", system-ui, sans-serif',
    display: '"Newsreader", "Newsreader on Georgia", "Newsreader on Noto", "Newsreader on DejaVu", serif',
    weight: 430,
    strong: 620,
    displayWeight: 400,
    emphasis: 'italic',
    displayTracking: -0.02,
    faces: './fonts.css',
  },
  shape: 0.25,
  photoTreatment: 'contrast(1.08) saturate(0.95) sepia(0.2) brightness(0.98)',
  people: 'close',
  light: 'velvet',
  align: 'start',
  pace: 'swift',
};
