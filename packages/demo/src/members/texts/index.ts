import type { Language } from '@velluto/rules';
import type { TextBank } from './bank.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';

/** Sentences of "about me" in every language. */
export const TEXTS: Record<Language, TextBank> = { de, en, es, fr, it, nl, pl };
