import type { FieldTexts } from '../form/engine/form-context.ts';
import { helpOf } from '../form/fields/help.tsx';
import { showPicture } from '../media/record-picture.tsx';
import type { NounText } from './noun.texts.ts';
import { helpText } from './standard-help.texts.ts';
import { type CreatorField, sourceText, ValidityTag } from './standard-columns.tsx';

/** The labels of the fields that most nouns have, and how their values are rendered where they are not edited. */
export const standardFields = (t: NounText, picture: string) =>
  ({
    active: {
      label: t('validity'),
      help: helpOf(helpText('active')),
      render: (value) => (value === 1 ? t('valid') : t('invalid')),
    },
    sortOrder: { label: t('sortOrder'), help: helpOf(helpText('sortOrder')) },
    labelPath: { label: picture, render: showPicture(picture, 'small') },
    description: { label: t('description'), isWide: true },
  }) satisfies FieldTexts;

/** `thing` is what a record is called. */
export const standardTitles = (t: NounText, thing: string) => ({
  view: t('details', { thing }),
  edit: t('edit', { thing }),
  create: t('add', { thing }),
});

export const codeOf = ({ code }: { code: string }) => code;

/** The titles and the header of a record with picture, code and validity. */
export const standardHeader = (t: NounText, thing: string) => ({
  titles: standardTitles(t, thing),
  pictureOf: ({ labelPath }: { labelPath: string }) => labelPath,
  codeOf,
  tagsOf: ({ active }: { active: 0 | 1 }) => <ValidityTag active={active} t={t} />,
});

export const creationFacts = (t: NounText, creator: CreatorField): FieldTexts => ({
  [creator]: { label: t('creator') },
  createTime: { label: t('createTime') },
});

/** What the system knows of a record. */
export const standardFacts = (t: NounText, creator: CreatorField): FieldTexts => ({
  source: { label: t('source'), render: (source) => sourceText(source, t) },
  ...creationFacts(t, creator),
});
