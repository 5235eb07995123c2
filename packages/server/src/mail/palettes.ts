/** Colours of a mail; mail programs know no CSS variables, so they are written out. */
export interface Palette {
  page: string;
  card: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
}

const velluto: Palette = {
  page: '#FBF7F2',
  card: '#FFFFFF',
  ink: '#2A1620',
  muted: '#6B5A62',
  line: '#E6DDD8',
  accent: '#C8371F',
  onAccent: '#FFFFFF',
};
const nordlys: Palette = {
  page: '#F3F7F9',
  card: '#FFFFFF',
  ink: '#0F2430',
  muted: '#516570',
  line: '#D8E2E8',
  accent: '#2E4BD8',
  onAccent: '#FFFFFF',
};

/** By the id of the brand; a brand without an entry sends mails in the colours of `velluto`. */
export const palettes: Record<string, Palette> & { velluto: Palette } = { velluto, nordlys };
