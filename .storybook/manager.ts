import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { darkDevice, deviceMode, storybookTheme } from './storybook-theme.ts';

addons.setConfig({ theme: storybookTheme('velluto', deviceMode()) });

addons.register('velluto/mode', api => {
  const wear = () => {
    const mode = api.getGlobals()?.mode;
    const shown = mode === 'light' || mode === 'dark' ? mode : deviceMode();
    addons.setConfig({ theme: storybookTheme('velluto', shown) });
  };
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
  darkDevice.addEventListener('change', wear);
});
