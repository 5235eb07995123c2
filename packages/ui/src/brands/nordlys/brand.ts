import type { CompleteBrand } from '../../theme/compiler/brand.ts';

/** Nordlys, a clear northern evening: cobalt, petrol neutrals, round forms. */
export const brand: CompleteBrand = {
  id: 'nordlys',
  name: 'Nordlys',
  seeds: {
    paper: '#f5f9fa',
    ink: '#0e2730',
    night: '#0a161d',
    cream: '#e6f1f3',
    accent: '#2e4bd8',
    coin: '#f2b33d',
    positive: '#1f7f6d',
    caution: '#a97708',
    critical: '#b8164c',
    packages: ['#10303c', '#3346cf', '#14a08f', '#f6bb47'],
  },
  fonts: {
    body: '"Nunito", "Nunito on Arial", "Nunito on Roboto", "Nunito on DejaVu", system-ui, sans-serif',
    display: '"Nunito", "Nunito on Arial", "Nunito on Roboto", "Nunito on DejaVu", system-ui, sans-serif',
    weight: 460,
    strong: 700,
    displayWeight: 780,
    emphasis: 'normal',
    displayTracking: -0.015,
    faces: './fonts.css',
  },
  shape: 1,
  photoTreatment: 'contrast(1.02) saturate(0.8) brightness(1.06) hue-rotate(-7deg)',
  people: 'apart',
  light: 'aurora',
  align: 'center',
  pace: 'calm',
};
