import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { pictures } from './projects.ts';

/** Devices on which screens are looked at. */
export const devices = {
  wide: { width: 1280, height: 860, colorScheme: 'light' },
  phone: { width: 360, height: 740, colorScheme: 'light' },
  phoneAtNight: { width: 360, height: 740, colorScheme: 'dark' },
} as const;

/** A language, and the device that it is looked at on. */
export interface View {
  language: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** Resolves when the pictures in view can be painted; rejects where one is broken. */
async function picturesAreThere(): Promise<void> {
  const inView = [...document.images].filter(image => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(inView.map(image => image.decode()));
}

/** Opens a page and chooses its language in the menu; gives the function that takes a picture, by its name. */
export async function openView(
  page: Page,
  address: string,
  { language, width, height, colorScheme }: View,
  of: string,
): Promise<(name: string) => Promise<unknown>> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(address);
  // on phones the one of the bar is hidden, and the footer has one
  await page.locator('.vl-LanguageMenu:visible select').first().selectOption(language);
  return async name => {
    await page.evaluate(picturesAreThere);
    return page.screenshot({ path: join(pictures, `${of}, ${name}, ${language}.png`) });
  };
}
