import { addons } from 'storybook/manager-api';
import { brandLook, darkDevice, deviceMode } from './look.ts';

const wear = () => addons.setConfig({ theme: brandLook('velluto', deviceMode()) });
wear();
darkDevice.addEventListener('change', wear);
