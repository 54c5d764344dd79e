import * as punctuation from '@edp/contract/kernel/language.ts';
import { language } from './language.ts';

/** Punctuation of the language that the user reads. */
export const joinNames = (names: readonly string[]) => punctuation.joinNames(names, language());
export const joinGroups = (groups: readonly string[]) => punctuation.joinGroups(groups, language());
export const labelled = (label: string, value: string) => punctuation.labelled(label, value, language());
