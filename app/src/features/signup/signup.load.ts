export { beginSignup as load, type SignupData } from './begin.ts';
