import { type ComponentType, lazy, useEffect } from 'react';
import { createLoadFailuresStore, reportsItself } from './load-failures.ts';
import { useStore } from './useAppContext.ts';

/**
 * Rendered in place of a part whose code could not be loaded: reports it each time the part is opened, and closes the
 * dialog that it would have been.
 */
function FailedPart({ onClose }: { onClose?: () => void }) {
  const { tell } = useStore(createLoadFailuresStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is opened
  useEffect(() => {
    tell();
    onClose?.();
  }, []);
  return null;
}

/**
 * A part of a page that is loaded when it is first shown, inside `Suspense`. If that fails, the page stays as it is, with all that
 * was typed.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy(() =>
    load().catch((error: unknown) => {
      reportsItself(error);
      return { default: FailedPart as ComponentType<Props> };
    }),
  );
