import type { FieldTexts } from '../form/engine/form-context.ts';
import type { NounText } from './noun.texts.ts';
import type { CreatorField } from './standard-columns.tsx';

/** `thing` is what a record is called. */
export const standardTitles = (t: NounText, thing: string) => ({
  view: t('details', { thing }),
  edit: t('edit', { thing }),
  create: t('add', { thing }),
});

export const codeOf = ({ code }: { code: string }) => code;

export const creationFacts = (t: NounText, creator: CreatorField): FieldTexts => ({
  [creator]: { label: t('creator') },
  createTime: { label: t('createTime') },
});
