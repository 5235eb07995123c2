import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { Surroundings } from '../../App.tsx';
import { Later } from '../../platform/Later.tsx';
import type { AppNavigator } from '../../platform/router/router-context.ts';
import { readStored } from '../../platform/storage.ts';
import type { Visit } from '../../platform/visit.ts';
import { offersBonus, onceInside } from './conditions.ts';
import { bonusPlace } from './places.ts';
import { warnsHere } from './warns-here.ts';

/** Watches for what is said above every page: the warning at the door, and the newcomer's offer. */
export function watchOverlays(visit: Visit, navigator: AppNavigator): void {
  const { session, clock } = visit;
  const show = async (name: 'SiteEntry' | 'TimeBonus') => {
    const { [name]: Overlay } = await import('./Overlays.tsx');
    draw(visit, navigator, Overlay);
  };
  // on the first page that asks for it; the pages of law before it are open
  let warned = false;
  const warn = () => {
    if (warned || !warnsHere(visit, navigator)) return;
    warned = true;
    show('SiteEntry').catch(() => {
      warned = false; // the next page warns
    });
  };
  navigator.subscribe(warn);
  warn();
  onceInside(session, performance.now(), () => {
    const { user } = session.state;
    const dismissed = (readStored<string[]>(bonusPlace) ?? []).includes(user?.id ?? '');
    if (offersBonus(user, clock.now(), dismissed)) void show('TimeBonus').catch(() => undefined);
  });
}

/** Draws a dialog beside the page: nothing of it weighs on the frame. */
function draw(visit: Visit, navigator: AppNavigator, Overlay: FunctionComponent): void {
  const host = document.body.appendChild(document.createElement('div'));
  const overlay = createElement(Later, null, createElement(Overlay));
  createRoot(host).render(createElement(Surroundings, { visit, navigator }, overlay));
}
