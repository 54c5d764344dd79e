import type { NounText } from './noun.texts.ts';

/** `thing` is what a record is called. */
export const standardTitles = (t: NounText, thing: string) => ({
  view: t('details', { thing }),
  edit: t('edit', { thing }),
  create: t('add', { thing }),
});

export const codeOf = ({ code }: { code: string }) => code;
