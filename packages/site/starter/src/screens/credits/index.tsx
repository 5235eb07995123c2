import type { Screens } from '../../screens.ts';
import { Credits } from './Credits.tsx';
import { Order } from './Order.tsx';
import { Payment } from './Payment.tsx';

export const credits: Screens = {
  pages: [
    { path: '/credits', show: () => <Credits /> },
    { path: '/credits/:id', show: ({ id }) => <Order key={id} id={id} /> },
    { path: '/transactions/:id', show: ({ id }) => <Payment key={id} id={id} />, beforeAgeProof: true },
  ],
};
