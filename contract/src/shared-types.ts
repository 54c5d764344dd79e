import { nounsWith, type NounWith } from './nouns.ts';

export type SharedTypeCode = NounWith<'shared'>['table'];

/** The types of data that sharing rules apply to, by their tables. A test compares them with the database. */
export const sharedTypes = nounsWith('shared').map(({ table, title, view, edit }) => ({
  code: table,
  name: title,
  view,
  edit,
}));

export const sharedTypeCodes = sharedTypes.map(({ code }) => code);
