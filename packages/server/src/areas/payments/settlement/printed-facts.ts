import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Language } from '@velluto/rules';
import type { MailFact } from '../../../infrastructure/mail/mail-types.ts';

/** A receipt or a confirmation as it is printed. */
export interface PrintedFacts {
  language: Language;
  /** Title of the file and headline. */
  title: string;
  /** Name of the site. */
  site: string;
  issuedAt: Date;
  facts: readonly MailFact[];
  /** Paragraphs below the facts. */
  texts: readonly string[];
  /** Lines about the seller. */
  seller: readonly string[];
}

// covers every language of the product, and names in many others
const require = createRequire(import.meta.url);
const fonts = {
  regular: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const margin = 56;
const nameWidth = 170;

/** Draws a list of facts on pages of A4, with the fonts inside the file. */
export async function drawFacts(printed: PrintedFacts): Promise<Buffer> {
  const { language, title, site, issuedAt, facts, texts, seller } = printed;
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    font: fonts.regular(),
    info: { Title: title, Author: site, CreationDate: issuedAt, ModDate: issuedAt },
  });
  const finished = buffer(doc);
  const paragraph = (tag: string, draw: () => void) => doc.addStructure(doc.struct(tag, {}, draw));
  paragraph('P', () => doc.font(fonts.bold()).fontSize(11).text(site));
  paragraph('H1', () => doc.moveDown().fontSize(18).text(title));
  doc.moveDown();
  for (const [name, value] of facts) {
    paragraph('P', () => {
      const top = doc.y;
      doc.font(fonts.regular()).fontSize(10).text(name, margin, top, { width: nameWidth });
      const below = doc.y;
      const valueLeft = margin + nameWidth;
      doc.font(fonts.bold()).text(value, valueLeft, top, { width: doc.page.width - margin - valueLeft });
      doc.x = margin;
      doc.y = Math.max(below, doc.y) + 4;
    });
  }
  for (const text of texts) {
    doc.moveDown();
    paragraph('P', () => doc.font(fonts.regular()).fontSize(10).text(text));
  }
  doc.moveDown(2);
  paragraph('P', () => doc.font(fonts.regular()).fontSize(9).text(seller.join('\n'), { lineGap: 2 }));
  doc.end();
  return finished;
}
