import { toMegabytes, type FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../kernel/language.ts';

/** The message for an invalid picture, or undefined; the server checks its content again. */
export function validatePicture(file: File, { types, maxBytes }: FileLimit): string | undefined {
  if (!types.includes(file.type)) return translate('file.pictureOnly', language());
  if (file.size >= maxBytes) return translate('file.tooLarge', language(), { max: toMegabytes(maxBytes) });
  if (file.size === 0) return translate('file.empty', language());
  return undefined;
}
