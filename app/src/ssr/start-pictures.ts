/** The window of an iPhone held upright. */
export interface StartWindow {
  /** In points. */
  width: number;
  height: number;
  /** Pixels a point. */
  density: number;
}

/** Windows of the iPhones that iOS 17 and later run on: a start picture is shown only in exactly the size of the window. */
export const startWindows: readonly StartWindow[] = [
  { width: 440, height: 956, density: 3 },
  { width: 430, height: 932, density: 3 },
  { width: 428, height: 926, density: 3 },
  { width: 420, height: 912, density: 3 },
  { width: 414, height: 896, density: 3 },
  { width: 414, height: 896, density: 2 },
  { width: 402, height: 874, density: 3 },
  { width: 393, height: 852, density: 3 },
  { width: 390, height: 844, density: 3 },
  { width: 375, height: 812, density: 3 },
  { width: 375, height: 667, density: 2 },
];

/** File name of a brand's start picture, drawn by the build from `src/brands/<id>.svg`. */
export const startPictureName = (brand: string, { width, height, density }: StartWindow): string =>
  `${brand}-start-${width * density}x${height * density}.png`;

/**
 * Tags with the pictures that iOS shows while the installed app starts: a white page otherwise. Other browsers, which make a
 * splash screen from the manifest, get none.
 *
 * @param userAgent of the request
 */
export function startPictureTags(brand: string, userAgent: string): string[] {
  if (!userAgent.includes('iPhone')) return [];
  const link = (window: StartWindow) => {
    const { width, height, density } = window;
    const media = `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${density})`;
    return `<link rel="apple-touch-startup-image" href="/icons/${startPictureName(brand, window)}" media="${media}">`;
  };
  // without this tag iOS ignores the pictures
  return ['<meta name="apple-mobile-web-app-capable" content="yes">', ...startWindows.map(link)];
}
