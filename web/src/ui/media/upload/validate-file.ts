import {
  maxBytesOf,
  storedTypes,
  toMegabytes,
  tooLargeMessage,
  wrongTypeMessage,
  type FileLimit,
} from '@edp/contract/kernel/stored-file.ts';
import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';

const endsWith = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));

const extensionsOf = ({ types, extensions }: FileLimit): readonly string[] =>
  extensions ??
  types.flatMap((type) => (type === 'image/jpeg' ? ['.jpg', '.jpeg'] : `.${storedTypes[type]?.extension}`));

/** Not every system tells the browser the type of a file. */
const accepts = (limit: FileLimit, { name, type }: File) =>
  limit.extensions || type === '' ? endsWith(name, extensionsOf(limit)) : limit.types.includes(type);

const isVideo = ({ name, type }: File) => type.startsWith('video/') || endsWith(name, ['.mp4']);

/** The message for a file that is within none of the limits, or undefined; the server checks its content again. */
export function validateFile(file: File, limits: readonly FileLimit[]): string | undefined {
  const limit = limits.find((each) => accepts(each, file));
  if (!limit) return translate(wrongTypeMessage(limits), language());
  const type = isVideo(file) ? 'video/mp4' : file.type;
  const maxBytes = maxBytesOf(limit, type);
  if (file.size >= maxBytes) return translate(tooLargeMessage(type), language(), { max: toMegabytes(maxBytes) });
  return file.size === 0 ? translate('file.empty', language()) : undefined;
}

/** For the file chooser. */
export const acceptOf = (limits: readonly FileLimit[]) => limits.flatMap(extensionsOf).join(',');
