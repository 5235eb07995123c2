import { expect, screen, waitFor, within } from 'storybook/test';
import { dialogWords } from '../../src/i18n/messages/layout/dialog.ts';
import { sample } from '../samples/sample.ts';
import { type Words, words } from '../words.ts';

/** Expected behaviour of one dialog. */
export interface DialogBehaviour {
  /** Its accessible name. */
  title: Words;
  role?: 'dialog' | 'alertdialog';
  /** Name of the button or link that gets the focus first, also in parts; the dialog itself when left out. */
  firstFocus?: Words | Words[];
  /** False: neither Escape nor the backdrop closes it, only its buttons. */
  dismissible?: boolean;
  /** Name of the button that closes it; null when there is none. */
  closeLabel?: Words | null;
  /** True for a dialog that covers the whole window, so that there is no backdrop to press. */
  full?: boolean;
  /** True for a dialog that opens with the page, so that it is never above another dialog. */
  alone?: boolean;
}

interface Play {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
    pointer: (action: { keys: string; target: Element }) => Promise<unknown>;
  };
}

/** The element that receives a press in the middle of another one. */
function topElementAt(element: HTMLElement): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.documentElement;
}

/** Tests that every dialog must pass, played on a `ModalStage`. */
export function dialogBehaviour({
  title,
  role = 'dialog',
  firstFocus,
  dismissible = true,
  closeLabel = dialogWords.close,
  full = false,
  alone = false,
}: DialogBehaviour) {
  const find = () => screen.findByRole(role, { name: words(title) });
  const gone = () => waitFor(() => expect(document.querySelector('[data-part="stage"]')).toBeNull());

  return async ({ canvas, canvasElement, userEvent }: Play): Promise<void> => {
    const opener = canvas.getByRole('button', { name: sample('Open the dialog') });
    const menuButton = canvas.getByRole('button', { name: 'More' });
    const { overflow } = document.body.style;
    const position = () => [canvasElement.clientWidth, opener.getBoundingClientRect().y];
    const before = position();

    const holdsThePage = async (dialog: HTMLElement) => {
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await waitFor(() =>
        firstFocus === undefined
          ? expect(dialog).toHaveFocus()
          : expect(document.activeElement).toHaveAccessibleName(words(...[firstFocus].flat())),
      );
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await waitFor(() => {
        expect(document.body.style.overflow).toBe('hidden');
        expect(position()).toEqual(before);
        expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
        expect(topElementAt(opener).closest('[data-part="stage"]')).not.toBeNull();
        expect(dialog.closest('[inert], [aria-hidden="true"]')).toBeNull();
      });
      // inherited by every element of the page, which would be styled anew
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
      opener.focus();
      await expect(dialog.contains(document.activeElement)).toBe(true);
      await expect(getComputedStyle(dialog).pointerEvents).not.toBe('none');
    };
    const leavesNoTrace = async (returnsTo: HTMLElement) => {
      await gone();
      await waitFor(() => expect(returnsTo).toHaveFocus());
      await waitFor(() => {
        expect(canvasElement.closest('[inert], [aria-hidden="true"]')).toBeNull();
        expect(document.body.style.overflow).toBe(overflow);
        expect(document.body).not.toHaveAttribute('data-vl-covered');
        expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
        expect(returnsTo.contains(topElementAt(returnsTo))).toBe(true);
      });
    };
    const close = async (dialog: HTMLElement) => {
      if (dismissible) await userEvent.keyboard('{Escape}');
      else if (closeLabel !== null) {
        const [button] = within(dialog).getAllByRole('button', { name: words(closeLabel) });
        if (button) await userEvent.click(button);
      }
    };
    const pressBackdrop = async (dialog: HTMLElement) => {
      const stage = dialog.closest('[data-part="stage"]');
      if (stage) await userEvent.pointer({ keys: '[MouseLeft]', target: stage });
    };

    await userEvent.click(opener);
    await holdsThePage(await find());
    if (!dismissible) {
      await userEvent.keyboard('{Escape}');
      await pressBackdrop(await find());
      await waitFor(async () => expect(await find()).toBeVisible());
    }
    await close(await find());
    await leavesNoTrace(opener);

    if (dismissible && !full) {
      await userEvent.click(opener);
      await pressBackdrop(await find());
      await leavesNoTrace(opener);
    }
    if (closeLabel !== null) {
      await userEvent.click(opener);
      const [button] = within(await find()).getAllByRole('button', { name: words(closeLabel) });
      await expect(button).toBeDefined();
      if (button) await userEvent.click(button);
      await leavesNoTrace(opener);
    }

    await userEvent.click(menuButton);
    await userEvent.click(await screen.findByRole('menuitem', { name: sample('Open from the menu') }));
    const fromMenu = await find();
    await holdsThePage(fromMenu);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await close(fromMenu);
    await leavesNoTrace(menuButton);

    if (alone) return;
    const otherButton = canvas.getByRole('button', { name: sample('Open another first') });
    await userEvent.click(otherButton);
    const below = await screen.findByRole('dialog', { name: sample('Another dialog') });
    const onTop = within(below).getByRole('button', { name: sample('Open on top') });
    await userEvent.click(onTop);
    const above = await find();
    await holdsThePage(above);
    await waitFor(() => expect(below.closest('[aria-hidden="true"]')).not.toBeNull());
    await close(above);
    await waitFor(() => expect(above).not.toBeInTheDocument());
    await waitFor(() => expect(onTop).toHaveFocus());
    await waitFor(() => {
      expect(below.closest('[inert], [aria-hidden="true"]')).toBeNull();
      expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    });
    await expect(document.body.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await leavesNoTrace(otherButton);
  };
}
