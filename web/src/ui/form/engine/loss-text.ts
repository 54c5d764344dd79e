import { wholeTime } from '../../../kernel/text/clock-text.ts';
import { formText } from '../form.texts.ts';
import type { FieldTexts } from './form-context.ts';

interface Status {
  readonly changed: ReadonlySet<string>;
  readonly savedAt: number | undefined;
}

/** How many fields were changed; a value without a label belongs to another field. */
export const countChanged = (changed: ReadonlySet<string>, fields: FieldTexts) =>
  [...changed].filter((path) => fields[path.split('.')[0]!] !== undefined).length;

/** Says in the words of the form's summary what is lost with it; undefined where that says nothing. */
export function lossText({ changed, savedAt }: Status, fields: FieldTexts, isStored: boolean): string | undefined {
  const count = countChanged(changed, fields);
  const time = savedAt === undefined ? undefined : wholeTime(savedAt);
  if (isStored && count > 0)
    return time === undefined ? formText('losesChanges', { count }) : formText('losesChangesAndDraft', { count, time });
  return time === undefined ? undefined : formText('losesDraft', { time });
}
