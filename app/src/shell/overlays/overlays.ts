import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Surroundings } from '../../App.tsx';
import { asksToRemember } from '../../features/traffic/source.ts';
import { Later } from '../../platform/Later.tsx';
import type { AppNavigator } from '../../platform/router/router-context.tsx';
import { readStored } from '../../platform/storage.ts';
import type { Visit } from '../../platform/visit.ts';
import { dialogIsOpen } from '../dialog-is-open.ts';
import { hasRoomForOffer, offersBonus, onceInside, onceThereIsRoom } from './conditions.ts';
import { bonusPlace } from './places.ts';
import { warnsHere } from './warns-here.ts';

/** Watches for what is said above every page: the warning at the door, and the newcomer's offer. */
export function watchOverlays(visit: Visit, navigator: AppNavigator): void {
  const { session, clock } = visit;
  const show = async (name: 'SiteEntry' | 'TimeBonus', onEnter = () => undefined as unknown) => {
    const { [name]: Overlay } = await import('./Overlays.tsx');
    draw(visit, navigator, createElement(Overlay, { onEnter }));
  };
  // the one choice about cookies there is comes after the door
  const ask = async () => {
    if (!asksToRemember(visit)) return;
    const { default: SourceChoice } = await import('./SourceChoice.tsx');
    draw(visit, navigator, createElement(SourceChoice));
  };
  // on the first page that asks for it; the pages of law before it are open
  let warned = false;
  const warn = () => {
    if (warned || !warnsHere(visit, navigator)) return;
    warned = true;
    show('SiteEntry', () => void ask().catch(() => undefined)).catch(() => {
      warned = false; // the next page warns
    });
  };
  navigator.subscribe(warn);
  warn();
  if (!warned) void ask().catch(() => undefined); // the next visit asks
  const hasRoom = () =>
    !navigator.shown.pending && hasRoomForOffer(navigator.shown.view.route.layout, dialogIsOpen());
  const offer = () => {
    const { user } = session.state;
    const dismissed = (readStored<string[]>(bonusPlace) ?? []).includes(user?.time_bonus?.expires ?? '');
    if (offersBonus(user, clock.now(), dismissed)) void show('TimeBonus').catch(() => undefined);
  };
  onceInside(session, performance.now(), () => onceThereIsRoom(navigator.subscribe, hasRoom, offer));
}

/** Draws a dialog beside the page: nothing of it weighs on the frame. */
function draw(visit: Visit, navigator: AppNavigator, content: ReactElement): void {
  const host = document.body.appendChild(document.createElement('div'));
  const overlay = createElement(Later, null, content);
  createRoot(host).render(createElement(Surroundings, { visit, navigator }, overlay));
}
