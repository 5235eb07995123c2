import { addons } from 'storybook/manager-api';
import { darkDevice, deviceMode, storybookTheme } from './storybook-theme.ts';

const wear = () => addons.setConfig({ theme: storybookTheme('velluto', deviceMode()) });
wear();
darkDevice.addEventListener('change', wear);
