import { render } from '@testing-library/react';
import { getUserExamples } from '@velluto/api-client/examples';
import { contractHandlers } from '@velluto/api-client/msw';
import { setupServer } from 'msw/node';
import { App } from './App.tsx';
import { chooseLanguage, languages } from './i18n.ts';

/** Stands in for the server in all tests. */
export const server = setupServer(...contractHandlers());

export async function openPage(path: string, language = languages[0] ?? '') {
  await chooseLanguage(language);
  history.replaceState(null, '', path);
  render(<App />);
}

const { free } = getUserExamples;

/** The member who is logged in, with another balance. */
export const withCredits = (credits: number) => ({ ...free, user: { ...free.user, credits } });

/** The member who is logged in and has to prove their age. */
export const unproved = { ...free, user: { ...free.user, age_proof_required: true } };

/** A text as Testing Library compares it: with ordinary spaces. */
export const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
