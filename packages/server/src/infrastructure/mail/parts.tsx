import type { MailFact, MailSection } from './mail-types.ts';
import type { MailStyles } from './styles.ts';

/** Paragraphs of the mail. */
export function Paragraphs({ look, lines }: { look: MailStyles; lines: string[] }) {
  return lines.map(line => (
    <p key={line} className="vl-ink" style={look.text}>
      {line}
    </p>
  ));
}

/** Longer texts with a heading each, in small print. */
export function Sections({ look, sections }: { look: MailStyles; sections: MailSection[] }) {
  return sections.map(({ title, text }) => (
    <div key={title}>
      <h2 className="vl-ink" style={look.sectionTitle}>
        {title}
      </h2>
      {text.split('\n\n').map(paragraph => (
        <p key={paragraph} className="vl-muted" style={look.sectionText}>
          {paragraph}
        </p>
      ))}
    </div>
  ));
}

/** Names and values in two columns. */
export function FactTable({ look, facts }: { look: MailStyles; facts: MailFact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={look.facts}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" className="vl-muted" style={look.factName}>
              {name}
            </th>
            <td className="vl-ink" style={look.factValue}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
