import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useDocsAxes } from './axes.ts';

/** Heights of an iframe in pixels. */
const minHeight = 128;
const maxHeight = 800;
const dialogHeight = 640;

const hasDialogOrMenu = ({ body }: Document) =>
  body.querySelector('[data-part="stage"], [popover]:popover-open, [role="menu"]') !== null;

/** Height of the iframe that shows the whole story; a higher one scrolls in it. */
function heightOf(page: Document, root: Element): number {
  if (hasDialogOrMenu(page)) return dialogHeight;
  return Math.min(maxHeight, Math.max(minHeight, Math.ceil(root.getBoundingClientRect().bottom)));
}

/** Address of the page that shows only this story, with the choices of the toolbar. */
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

/** Link that opens a story alone in a new tab. */
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
 * A story in an iframe: dialogs, bars and whole pages would otherwise cover the docs. It is inert until the pointer is over
 * it, so that a dialog in it does not take the focus while the reader scrolls by.
 */
export function StoryWindow({ id, name }: StoryProps) {
  const [active, setActive] = useState(false);
  const [height, setHeight] = useState(600);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    stop.current?.();
    const page = currentTarget.contentDocument;
    const root = page?.querySelector('#storybook-root');
    if (!page || !root) return;
    const isEmpty = () => !root.firstElementChild && !hasDialogOrMenu(page);
    const measure = () => setHeight(before => (isEmpty() ? before : heightOf(page, root)));
    const sizes = new ResizeObserver(measure);
    for (const element of [page.body, root]) sizes.observe(element);
    // a dialog that opens late resizes nothing
    const parts = new MutationObserver(measure);
    parts.observe(page.body, { childList: true, subtree: true });
    stop.current = () => {
      sizes.disconnect();
      parts.disconnect();
    };
  };
  const src = `${useAddress(id)}&embed=true`;
  return (
    <div onPointerEnter={() => setActive(true)} onPointerDown={() => setActive(true)}>
      <iframe
        className="vl-docs-window"
        title={name}
        src={src}
        loading="lazy"
        inert={!active}
        onLoad={watch}
        style={{ blockSize: height }}
      />
    </div>
  );
}

/** A whole page as it looks on a phone and on a desktop; on narrow screens CSS hides the desktop. */
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
