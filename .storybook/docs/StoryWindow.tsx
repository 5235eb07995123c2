import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { SET_CURRENT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
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

/** The choices of the toolbar that a story follows. */
function useStoryGlobals(): Record<string, string> {
  const { brand, mode, contrast, density, spacing, locale, direction } = useDocsAxes();
  const all = { brand, mode, contrast, density, spacing, locale, direction };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Address of the page that shows only this story. */
function addressOf(id: string, globals: Record<string, string>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}

interface StoryProps {
  id: string;
  name: string;
}

/** Link that opens a story alone in a new tab. */
export const OpenAlone = ({ id, name }: StoryProps) => (
  <a
    className="vl-docs-alone"
    href={addressOf(id, useStoryGlobals())}
    target="_blank"
    rel="noreferrer"
    aria-label={`Open ${name} alone`}
  >
    Open alone
  </a>
);

/** The preview in an iframe listens to the same events as the one of the manager. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/**
 * The iframe of a story keeps its address: another story, or a choice of the toolbar, is told to the preview inside, which
 * draws it in a fraction of the time of loading it again.
 */
function useFrame(id: string) {
  const globals = useStoryGlobals();
  const chosen = JSON.stringify(globals);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState({ id, chosen, src: `${addressOf(id, globals)}&embed=true` });
  const shown = useRef(first);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const channel = (frame.current?.contentWindow as PreviewWindow | undefined)?.__STORYBOOK_ADDONS_CHANNEL__;
    if (!isLoaded || !channel) return;
    if (shown.current.chosen !== chosen) channel.emit(UPDATE_GLOBALS, { globals: JSON.parse(chosen) });
    if (shown.current.id !== id) channel.emit(SET_CURRENT_STORY, { storyId: id, viewMode: 'story' });
    shown.current = { ...shown.current, id, chosen };
  }, [id, chosen, isLoaded]);
  return { ref: frame, src: first.src, onLoad: () => setLoaded(true) };
}

/**
 * A story in an iframe: dialogs, bars and whole pages would otherwise cover the docs. It is inert until the pointer is over
 * it, so that a dialog in it does not take the focus while the reader scrolls by.
 */
export function StoryWindow({ id, name }: StoryProps) {
  const [active, setActive] = useState<string>();
  const [height, setHeight] = useState(600);
  const { onLoad, ...frame } = useFrame(id);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const watch = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    onLoad();
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
  return (
    <div onPointerEnter={() => setActive(id)} onPointerDown={() => setActive(id)}>
      <iframe
        {...frame}
        className="vl-docs-window"
        title={name}
        inert={active !== id}
        onLoad={watch}
        style={{ blockSize: height }}
      />
    </div>
  );
}

function ScreenWindow({ id, name, as }: StoryProps & { as: 'phone' | 'desktop' }) {
  return <iframe {...useFrame(id)} className="vl-docs-window" data-as={as} title={`${name}, ${as}`} />;
}

/** A whole page as it looks on a phone and on a desktop; on narrow screens CSS hides the desktop. */
export const ScreenWindows = (props: StoryProps) => (
  <div className="vl-docs-screens">
    <ScreenWindow {...props} as="phone" />
    <div className="vl-docs-desktop">
      <ScreenWindow {...props} as="desktop" />
    </div>
  </div>
);
