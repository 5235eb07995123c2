import type { Sample } from './sample.ts';

/** Names of gifts. */
export const gifts: readonly Sample[] = [
  { en: 'Rose', de: 'Rose', es: 'Rosa', fr: 'Rose', it: 'Rosa', nl: 'Roos', pl: 'Róża' },
  { en: 'Coffee', de: 'Kaffee', es: 'Café', fr: 'Café', it: 'Caffè', nl: 'Koffie', pl: 'Kawa' },
  { en: 'Cake', de: 'Kuchen', es: 'Tarta', fr: 'Gâteau', it: 'Torta', nl: 'Taart', pl: 'Ciasto' },
  {
    en: 'Ticket',
    de: 'Eintrittskarte',
    es: 'Entrada',
    fr: 'Billet',
    it: 'Biglietto',
    nl: 'Kaartje',
    pl: 'Bilet',
  },
  { en: 'Balloon', de: 'Ballon', es: 'Globo', fr: 'Ballon', it: 'Palloncino', nl: 'Ballon', pl: 'Balon' },
  { en: 'Star', de: 'Stern', es: 'Estrella', fr: 'Étoile', it: 'Stella cadente', nl: 'Ster', pl: 'Gwiazda' },
];
