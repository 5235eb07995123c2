export { FormErrorNotice as default } from '@velluto/ui/product/notices';
