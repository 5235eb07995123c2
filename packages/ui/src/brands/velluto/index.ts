import type { Brand } from '../../provider/context.ts';
import { brand } from './brand.ts';
import { Logo } from './Logo.tsx';

/** Velluto. Load its colours and fonts with `@velluto/ui/brands/velluto.css`. */
export const velluto: Brand = {
  id: brand.id,
  name: brand.name,
  Logo,
  themeColour: { light: brand.seeds.paper, dark: brand.seeds.night },
  darkScenes: true,
};
