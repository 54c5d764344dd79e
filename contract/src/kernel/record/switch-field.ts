import type { Text } from '../language.ts';
import type { FieldView } from './record.ts';
import { flagField, viewed, yesNoField } from './record-fields.ts';

/** A yes or no of a form; `hint` says what it means for those who work with the record. */
export const switchField = <const Initial extends 0 | 1>(label: Text, hint: Text, initial: Initial) =>
  viewed(yesNoField(), { label, hint, initial, sheet: { hint: undefined } });

/** One that lists show too, in words of its own. */
export const listedSwitch = (label: Text, hint: Text, off: Text, on: Text, list: FieldView['list'] = {}) =>
  viewed(flagField(), {
    label,
    hint,
    words: [
      { value: 1, text: on },
      { value: 0, text: off },
    ],
    initial: 0,
    sheet: { hint: undefined },
    list,
  });
