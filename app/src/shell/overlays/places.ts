/** On the device: when somebody entered past the warning, seconds since 1970. */
export const entryPlace = 'velluto.entered';
/** On the device: ids of users who put the newcomer's offer away. */
export const bonusPlace = 'velluto.time-bonus';
