import type { Company } from '../src/model/company.ts';

/** The company behind the default site. */
export const company: Company = {
  name: 'Velluto Media B.V.',
  tradeNames: ['Velluto', 'Nordlys'],
  address: 'Keizersgracht 101',
  city: '1015 CJ Amsterdam',
  country: 'NL',
  register: '87654321',
  vatNumbers: ['NL866543210B01', 'IT00123456789'],
  phone: '+39 02 5550-1234',
  email: 'assistenza@velluto.example',
};
