/** Addresses of a brand's icons, drawn by the build from `src/brands/<id>.svg`. */
export interface BrandIcons {
  /** For the tab. */
  svg: string;
  /** For the home screen of iOS, 180 px. */
  apple: string;
  /** For the home screen and the start picture, by their width in pixels. */
  png: Record<192 | 512, string>;
}

/** The icons of a brand; its mark keeps away from the edges, so that systems may cut it into their own shape. */
export const iconsOf = (brand: string): BrandIcons => ({
  svg: `/icons/${brand}.svg`,
  apple: `/icons/${brand}-180.png`,
  png: { 192: `/icons/${brand}-192.png`, 512: `/icons/${brand}-512.png` },
});
