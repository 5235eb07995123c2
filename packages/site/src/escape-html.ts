/** A text as it is written in HTML, SVG and Markdown. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
