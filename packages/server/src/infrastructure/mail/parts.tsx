import type { FictionalIconName } from '@velluto/rules';
import { textIn } from '../../domain/sites/site-texts.ts';
import type { Origin } from '../postgres/tables/common.ts';
import { originText } from './format.ts';
import type { MailFact, MailFrame, MailPerson, MailSection } from './mail-types.ts';
import type { MailStyles } from './styles.ts';

const originIcons: Record<FictionalIconName, string> = { mask: '🎭', spark: '✦' };
const photoSize = 72;

/** Who is behind a profile that is not a member's, with the site's sign. */
export function markOf({ t, site, language }: MailFrame, origin: Exclude<Origin, 'member'>): string {
  return `${originIcons[site.fictional.icon]} ${originText(t, site, language, origin)}`;
}

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

function Portrait({ look, person: { name, photo } }: { look: MailStyles; person: MailPerson }) {
  if (photo !== null)
    return <img src={photo} alt="" width={photoSize} height={photoSize} style={look.photo} />;
  return (
    <div className="vl-initial" style={look.initial} aria-hidden>
      {[...name][0]}
    </div>
  );
}

function PersonCard({ look, frame, person }: { look: MailStyles; frame: MailFrame; person: MailPerson }) {
  const { name, detail, origin } = person;
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" className="vl-tint" style={look.person}>
      <tbody>
        <tr>
          <td width={photoSize} style={{ padding: '14px' }}>
            <Portrait look={look} person={person} />
          </td>
          <td style={{ verticalAlign: 'middle', padding: '14px 14px 14px 0' }}>
            <p className="vl-ink" style={look.personName} dir="auto" translate="no">
              {name}
            </p>
            {detail && (
              <p className="vl-muted" style={{ ...look.small, margin: 0 }}>
                {detail}
              </p>
            )}
            {origin !== 'member' && (
              <span className="vl-mark" style={look.mark}>
                {markOf(frame, origin)}
              </span>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Cards of people; below them the site's warning, when one of them is not a member. */
export function PersonCards({
  look,
  frame,
  people,
}: {
  look: MailStyles;
  frame: MailFrame;
  people: MailPerson[];
}) {
  const { site, language } = frame;
  return (
    <>
      {people.map(person => (
        <PersonCard key={person.name} look={look} frame={frame} person={person} />
      ))}
      {people.some(person => person.origin !== 'member') && (
        <p className="vl-muted" style={look.small}>
          {textIn(site, site.fictional.warning, language)}
        </p>
      )}
    </>
  );
}
