import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useDocsAxes } from './axes.ts';

const lowest = 128;
const highest = 800;
const ofCovers = 640;

const hasCover = ({ body }: Document) =>
  body.querySelector('[data-part="stage"], [popover]:popover-open, [role="menu"]') !== null;

/** Height that shows what the page in a window holds; what is higher scrolls in it. */
function heightOf(page: Document, root: Element): number {
  if (hasCover(page)) return ofCovers;
  return Math.min(highest, Math.max(lowest, Math.ceil(root.getBoundingClientRect().bottom)));
}

/** Address of a story alone on a page, as the toolbar has it. */
function useAddress(id: string): string {
  const { brand, mode, contrast, density, spacing, locale } = useDocsAxes();
  const globals = Object.entries({ brand, mode, contrast, density, spacing, locale })
    .flatMap(([name, value]) => (value ? `${name}:${value}` : []))
    .join(';');
  return `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
}

interface StoryProps {
  id: string;
  name: string;
}

/** Opens a story on a page of its own. */
export const OpenAlone = ({ id, name }: StoryProps) => (
  <a
    className="vl-docs-alone"
    href={useAddress(id)}
    target="_blank"
    rel="noreferrer"
    aria-label={`Open ${name} alone`}
  >
    Open alone
  </a>
);

/**
 * A story in a window of its own: dialogs, bars and whole pages would lie over the docs. Until the reader comes near it
 * takes neither focus nor keys.
 */
export function StoryWindow({ id, name }: StoryProps) {
  const [awake, setAwake] = useState(false);
  const [height, setHeight] = useState(600);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    stop.current?.();
    const page = currentTarget.contentDocument;
    const root = page?.querySelector('#storybook-root');
    if (!page || !root) return;
    const isEmpty = () => !root.firstElementChild && !hasCover(page);
    const measure = () => setHeight(before => (isEmpty() ? before : heightOf(page, root)));
    const observer = new ResizeObserver(measure);
    for (const element of [page.body, root]) observer.observe(element);
    const patience = setTimeout(() => (isEmpty() ? setHeight(0) : measure()), 2000);
    stop.current = () => {
      observer.disconnect();
      clearTimeout(patience);
    };
  };
  const src = `${useAddress(id)}&embed=true`;
  return (
    <div onPointerEnter={() => setAwake(true)} onPointerDown={() => setAwake(true)}>
      {height === 0 && <p className="vl-docs-nothing">Nothing is drawn in this state.</p>}
      <iframe
        className="vl-docs-window"
        title={name}
        src={src}
        loading="lazy"
        inert={!awake}
        onLoad={watch}
        style={{ blockSize: height, visibility: height ? undefined : 'hidden' }}
      />
    </div>
  );
}

/** A whole page as on a phone, and on a desktop where there is room. */
export function ScreenWindows({ id, name }: StoryProps) {
  const src = `${useAddress(id)}&embed=true`;
  return (
    <div className="vl-docs-screens">
      <iframe className="vl-docs-window" data-as="phone" title={`${name}, phone`} src={src} loading="lazy" />
      <div className="vl-docs-desktop">
        <iframe className="vl-docs-window" title={`${name}, desktop`} src={src} loading="lazy" />
      </div>
    </div>
  );
}
