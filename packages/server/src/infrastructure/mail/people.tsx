import type { FictionalIconName } from '@velluto/rules';
import { textIn } from '../../domain/sites/site-texts.ts';
import type { Origin } from '../postgres/tables/common.ts';
import { originText } from './format.ts';
import type { MailFrame, MailPerson } from './mail-types.ts';
import { layoutMessages } from './messages/layout.ts';
import type { MailStyles } from './styles.ts';

const originIcons: Record<FictionalIconName, string> = { mask: '🎭', spark: '✦' };

/** Sides of a picture in pixels. */
const large = 96;
const small = 64;

/** Who is behind a profile that is not a member's, with the site's sign. */
function markOf({ t, site, language }: MailFrame, origin: Exclude<Origin, 'member'>): string {
  return `${originIcons[site.fictional.icon]} ${originText(t, site, language, origin)}`;
}

interface PersonProps {
  look: MailStyles;
  frame: MailFrame;
  person: MailPerson;
}

/** Head and shoulders with the initial, drawn by boxes: the figure is there without a picture to load. */
function Figure({ look, name, side }: { look: MailStyles; name: string; side: number }) {
  const head = side / 2;
  const size = { width: head, height: head, lineHeight: `${head}px`, fontSize: side / 4 };
  return (
    <>
      <div style={{ height: side * 0.15 }} />
      <div className="vl-figure" style={{ ...look.figure, ...size }}>
        {[...name][0]}
      </div>
      <div style={{ height: side * 0.06 }} />
      <div className="vl-figure" style={{ ...look.figure, width: side * 0.96, height: side * 0.58 }} />
    </>
  );
}

function Portrait({ look, frame, person: { name, photo }, side }: PersonProps & { side: number }) {
  const style = { ...look.portrait, width: side, height: side };
  if (photo === null)
    return (
      <div className="vl-photo" style={style} aria-hidden>
        <Figure look={look} name={name} side={side} />
      </div>
    );
  const alt = frame.t(layoutMessages.photo.id, { name });
  return <img src={photo} alt={alt} width={side} height={side} className="vl-photo" style={style} />;
}

/** Name, detail and mark of a person. */
function PersonText({ look, frame, person, isOnly }: PersonProps & { isOnly: boolean }) {
  const { name, detail, origin } = person;
  return (
    <>
      <p className="vl-ink" style={isOnly ? look.onlyName : look.personName} dir="auto" translate="no">
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
    </>
  );
}

/** The one person whom a mail is about, in its middle. */
function OnlyPerson(props: PersonProps) {
  const { look } = props;
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" className="vl-tint" style={look.person}>
      <tbody>
        <tr>
          <td align="center" style={look.onlyPerson}>
            <Portrait {...props} side={large} />
            <PersonText {...props} isOnly />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** One of several people. */
function PersonRow(props: PersonProps) {
  const { look } = props;
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" className="vl-tint" style={look.person}>
      <tbody>
        <tr>
          <td width={small} style={look.personPhoto}>
            <Portrait {...props} side={small} />
          </td>
          <td style={look.personText}>
            <PersonText {...props} isOnly={false} />
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
  const Card = people.length === 1 ? OnlyPerson : PersonRow;
  return (
    <>
      {people.map(person => (
        <Card key={person.name} look={look} frame={frame} person={person} />
      ))}
      {people.some(person => person.origin !== 'member') && (
        <p className="vl-muted" style={look.small}>
          {textIn(site, site.fictional.warning, language)}
        </p>
      )}
    </>
  );
}
