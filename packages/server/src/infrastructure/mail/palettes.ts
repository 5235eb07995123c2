import type { TenantTheme } from '../../domain/sites/tenant-theme.ts';

/** Colours of a mail, as literal values, since mail programs support no CSS variables. */
export interface Colours {
  page: string;
  card: string;
  ink: string;
  muted: string;
  line: string;
  /** Background of facts and of the mark of fictional profiles. */
  tint: string;
  accent: string;
  onAccent: string;
}

/** Colours, fonts and shapes of a brand's mails. */
export interface Palette {
  light: Colours;
  dark: Colours;
  /** Font of the site's name and the headings, with fallbacks. */
  display: { fontFamily: string; fontWeight: number; fontStyle: string };
  body: string;
  radius: { card: string; button: string };
}

const velluto: Palette = {
  light: {
    page: '#FBF7F2',
    card: '#FFFFFF',
    ink: '#2A1620',
    muted: '#6B5A62',
    line: '#E6DDD8',
    tint: '#F8F1EA',
    accent: '#C8371F',
    onAccent: '#FFFFFF',
  },
  dark: {
    page: '#17101A',
    card: '#221825',
    ink: '#F6ECE4',
    muted: '#BBA9B0',
    line: '#42323F',
    tint: '#2E222F',
    accent: '#C8371F',
    onAccent: '#FFFFFF',
  },
  display: {
    fontFamily: 'Newsreader, Georgia, "Times New Roman", serif',
    fontWeight: 400,
    fontStyle: 'italic',
  },
  body: '"Hanken Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif',
  radius: { card: '6px', button: '6px' },
};
const nordlys: Palette = {
  light: {
    page: '#F0F6F8',
    card: '#FFFFFF',
    ink: '#0E2730',
    muted: '#4C6470',
    line: '#D5E2E7',
    tint: '#EDF4F6',
    accent: '#2E4BD8',
    onAccent: '#FFFFFF',
  },
  dark: {
    page: '#0A161D',
    card: '#12222B',
    ink: '#E6F1F3',
    muted: '#9DB4BD',
    line: '#2A3F4A',
    tint: '#1A2E38',
    accent: '#4C67EE',
    onAccent: '#FFFFFF',
  },
  display: {
    fontFamily: 'Nunito, "Avenir Next", "Segoe UI", Helvetica, Arial, sans-serif',
    fontWeight: 800,
    fontStyle: 'normal',
  },
  body: 'Nunito, "Avenir Next", "Segoe UI", Helvetica, Arial, sans-serif',
  radius: { card: '20px', button: '999px' },
};

/** Palettes of the brands that are built into the app, by the brand's id. */
export const palettes: Record<string, Palette> & { velluto: Palette } = { velluto, nordlys };

/** Colours of a mail from a tenant's theme. */
function coloursOf(theme: TenantTheme, mode: 'light' | 'dark'): Colours {
  const of = (name: string) => theme.value(name)[mode];
  return {
    page: of('surface-page'),
    card: of('surface-raised'),
    ink: of('content-default'),
    muted: of('content-muted'),
    line: of('border-hairline'),
    tint: of('surface-sunken'),
    accent: of('action-primary-bg-rest'),
    onAccent: of('action-primary-fg-rest'),
  };
}

/** The palette of a site's mails. */
export function paletteOf({
  brand,
  tenant_theme: theme,
}: {
  brand: string;
  tenant_theme?: TenantTheme;
}): Palette {
  if (!theme) return palettes[brand] ?? palettes.velluto;
  const of = (name: string) => theme.value(name).light;
  return {
    light: coloursOf(theme, 'light'),
    dark: coloursOf(theme, 'dark'),
    display: {
      fontFamily: of('font-display'),
      fontWeight: Number(of('font-displayWeight')),
      fontStyle: of('font-emphasis'),
    },
    body: of('font-body'),
    radius: { card: of('radius-card'), button: of('radius-control') },
  };
}
