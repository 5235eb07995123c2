import { globalIn } from './styles.ts';
import { switches } from './switches.ts';

const { light, dark, normal, more } = switches;
const [on, off] = ['initial', ' '];

const set = (selector: string, vars: Record<string, string>, media?: string) =>
  globalIn('tokens', selector, media ? { '@media': { [media]: { vars } } } : { vars });

const lightMode = { [light]: on, [dark]: off };
const darkMode = { [light]: off, [dark]: on };
const normalContrast = { [normal]: on, [more]: off };
const moreContrast = { [normal]: off, [more]: on };

// without weight: the attributes below win on the same element
set(':where(:root)', { ...lightMode, ...normalContrast });
set(':where(:root)', darkMode, '(prefers-color-scheme: dark)');
set(':where(:root)', moreContrast, '(prefers-contrast: more)');
set('[data-vl-mode="light"]', lightMode);
set('[data-vl-mode="dark"]', darkMode);
set('[data-vl-contrast="normal"]', normalContrast);
set('[data-vl-contrast="more"]', moreContrast);
