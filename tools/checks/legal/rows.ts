/** A duty of `docs/legal.md`. */
export interface LegalRow {
  /** Heading above its table. */
  section: string;
  duty: string;
  /** Where it is implemented, with names in code font. */
  place: string;
  /** Its tests, with names in code font. */
  tests: string;
}

/** A duty that is not met yet. */
export interface OpenRow {
  duty: string;
  missing: string;
}

/** What `docs/legal.md` says. */
export interface LegalDocument {
  rows: LegalRow[];
  open: OpenRow[];
}

const openSection = 'Open';
const cells = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map(cell => cell.trim().replaceAll(String.raw`\|`, '|'));

/** Reads the tables of `docs/legal.md`; one below the heading “Open” names what is missing. */
export function readLegalDocument(markdown: string): LegalDocument {
  const document: LegalDocument = { rows: [], open: [] };
  for (const part of markdown.split(/^## /m).slice(1)) {
    const [section = '', ...lines] = part.split('\n');
    const rows = lines.filter(line => line.startsWith('|')).slice(2);
    for (const [duty = '', place = '', tests = ''] of rows.map(cells)) {
      if (section === openSection) document.open.push({ duty, missing: place });
      else document.rows.push({ section, duty, place, tests });
    }
  }
  return document;
}
