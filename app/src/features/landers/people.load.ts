export { loadPeople as load } from './people.ts';
