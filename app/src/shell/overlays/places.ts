/** On the device: when somebody entered past the warning, seconds since 1970. */
export const entryPlace = 'velluto.entered';
/** On the device: when the newcomer's offers end that were put away; that tells nobody whose they are. */
export const bonusPlace = 'velluto.time-bonus';
