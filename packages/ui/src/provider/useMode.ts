'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Mode } from './context.ts';
import { useUi } from './hooks.ts';
import { modeFromOtherTab, modeOf, tellOtherTabs } from './mode.ts';

/** The colour mode of the page, and how it is changed. */
export interface ModeChoice {
  /** What was chosen; `system` follows the device. */
  mode: Mode;
  /** What is shown. On the server `light` where the device decides. */
  resolved: 'light' | 'dark';
  /** Changes the page at once and keeps the choice. */
  setMode: (mode: Mode) => void;
}

const attribute = 'data-vl-mode';

/** Undefined where there are no media queries, as in jsdom. */
const darkDevice = () => ('matchMedia' in window ? matchMedia('(prefers-color-scheme: dark)') : undefined);

function show(mode: Mode): void {
  const page = document.documentElement;
  if (mode === 'system') page.removeAttribute(attribute);
  else page.setAttribute(attribute, mode);
}

function subscribeToPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  const follow = (event: StorageEvent) => {
    const mode = modeFromOtherTab(event);
    if (mode) show(mode);
  };
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}

const modeOfPage = () => modeOf(document.documentElement.getAttribute(attribute));

function subscribeToDevice(changed: () => void): () => void {
  const query = darkDevice();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/**
 * The colour mode that the visitor chose for the page, here or in another open tab of the site. The choice is kept in the
 * cookie `vl_mode`, or where the provider's `storeMode` keeps it; `data-vl-mode` of `<html>` is what holds. Parts of the page
 * may differ (`ThemeScope`).
 */
export function useMode(): ModeChoice {
  const { mode: modeOfServer, storeMode } = useUi();
  const mode = useSyncExternalStore(subscribeToPage, modeOfPage, () => modeOfServer);
  const isDarkDevice = useSyncExternalStore(
    subscribeToDevice,
    () => darkDevice()?.matches ?? false,
    () => false,
  );
  const setMode = useCallback(
    (chosen: Mode) => {
      show(chosen);
      storeMode(chosen);
      tellOtherTabs(chosen);
    },
    [storeMode],
  );
  const device = isDarkDevice ? 'dark' : 'light';
  return { mode, resolved: mode === 'system' ? device : mode, setMode };
}
