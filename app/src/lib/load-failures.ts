import { proxy } from 'valtio/vanilla';
import type { AppContext } from './app-context.ts';
import { type ReloadWindow, reloadAfterChunkFailure } from './chunk-reload.ts';
import type { Navigator } from './router/navigator.ts';
import { createUnsavedStore } from './session/unsaved.ts';

/** Parts of the page on the screen whose code could not be loaded. Browsers do not ask for it again: only a reload helps. */
export function createLoadFailuresStore(app: AppContext) {
  const { state: unsaved } = app.store(createUnsavedStore);
  const state = proxy({ told: false });
  let reloading = false;
  return {
    state,

    /** Reloads the page, or says what is missing where a reload would lose what was typed, or has not helped. */
    tell(browser: ReloadWindow = window, now = Date.now()): void {
      if (reloading) return;
      const mayReload = () => !unsaved.typed;
      const onStay = ({ left }: { left: boolean }) => {
        reloading = false;
        state.told = !left;
      };
      reloading = mayReload() && reloadAfterChunkFailure(browser, now, { mayReload, onStay });
      state.told = !reloading;
    },

    /** Removes the notice. */
    close(): void {
      state.told = false;
    },
  };
}

/** Failures that a part on the page reports when it is shown (`lazyPart`). */
const toldByParts = new WeakSet<object>();
/** Lets the part report the failure. */
export const reportsItself = (failure: unknown): void => void toldByParts.add(failure as object);

/**
 * Handles code that cannot be loaded from now on. A page that is being opened handles its own: it comes as a new
 * document.
 *
 * @param page whose events report such code (Vite)
 */
export function watchLoadFailures(
  app: AppContext,
  navigator: Pick<Navigator, 'state'>,
  page: Pick<Window, 'addEventListener'>,
): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.state.pending) return;
    // after the part, which gets the failure later than the page
    setTimeout(() => {
      if (!toldByParts.has(payload)) app.store(createLoadFailuresStore).tell();
    });
  });
}
