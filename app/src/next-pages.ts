/**
 * What most pages beyond the start page show, loaded once with the navigation: stores, forms, and what is said when
 * something went wrong. Named here for the chunks they are in; nobody takes them from this file.
 */
export { Field } from '@velluto/ui/base';
export { FormErrorNotice } from '@velluto/ui/product/notices';
export { useSnapshot } from 'valtio';
