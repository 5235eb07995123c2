/** `@font-face` rules that load a file, unlike those of the stand-ins, which are on the device. */
export const webFontFaces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
