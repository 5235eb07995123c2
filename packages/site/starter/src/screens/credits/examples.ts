import { refuse } from '@velluto/api-client/msw';

// nobody must believe that they have paid
export const handlers = [refuse('createPayment', 'payment_method_unavailable')];
