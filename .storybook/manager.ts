import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { darkDevice, shownMode, storybookTheme } from './storybook-theme.ts';

let worn = shownMode();
addons.setConfig({ theme: storybookTheme('velluto', worn) });

addons.register('velluto/mode', api => {
  const wear = () => {
    const mode = shownMode(api.getGlobals()?.mode);
    // every navigation sets the globals again, and a new theme draws the whole manager anew
    if (mode === worn) return;
    worn = mode;
    addons.setConfig({ theme: storybookTheme('velluto', mode) });
  };
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
  darkDevice.addEventListener('change', wear);
});
