import type { Text } from '../language.ts';
import type { FieldView, Word } from './record.ts';
import { flagField, viewed, yesOrNo } from './record-fields.ts';

/**
 * A switch of a form; `hint` says what it means for those who work with the record. One that lists show has words of its
 * own there, instead of yes and no.
 */
export const switchField = <const Initial extends 0 | 1>(
  label: Text,
  hint: Text,
  initial: Initial,
  { words = yesOrNo, ...view }: Pick<FieldView, 'words' | 'list'> = {},
) => viewed(flagField(), { label, hint, words, initial, sheet: { hint: undefined }, ...view });

/** The words of a switch: for off, and for on. */
export const switchWords = (off: Text, on: Text): readonly Word[] => [
  { value: 1, text: on },
  { value: 0, text: off },
];
