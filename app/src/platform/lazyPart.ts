import { type ComponentType, lazy, useEffect } from 'react';
import { createLostPartsStore } from './lost-parts.ts';
import { useStore } from './useAppContext.ts';

/** In place of a part whose code could not be loaded: closes the dialog that it would be, and says with each further press that it is missing. */
function lostPart(): ComponentType<{ onClose?: () => void }> {
  // the failure itself was told of
  let told = true;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per lost part
  return function LostPart({ onClose }) {
    const { tell } = useStore(createLostPartsStore);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is opened
    useEffect(() => {
      if (!told) tell();
      told = false;
      onClose?.();
    }, []);
    return null;
  };
}

/**
 * A part of a page that is loaded when it is first shown, inside `Suspense`. If that fails, the page stays as it is, with all that
 * was typed.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => load().catch(() => ({ default: lostPart() as ComponentType<Props> })));
