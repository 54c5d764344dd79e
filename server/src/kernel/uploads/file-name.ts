import { normalForm } from '@edp/contract/kernel/normal-form.ts';

const longestName = 200;

// Control characters, direction marks and other format characters (zero-width ones too), line separators, lone
// surrogates.
const invisible = /[\p{Control}\p{Format}\p{Line_Separator}\p{Paragraph_Separator}\p{Surrogate}]/gu;
const extension = /\.[^.\s]{1,16}$/u;

/** The name that an uploaded file is kept and downloaded under: one that shows all of itself and is no path. */
export function fileName(name: string | undefined): string {
  const visible = normalForm((name ?? '').replaceAll(invisible, ''), 'NFC');
  const lastPart = visible.slice(Math.max(visible.lastIndexOf('/'), visible.lastIndexOf('\\')) + 1);
  return shortened(trimmed(lastPart)) || 'file';
}

/**
 * Leading dots hide a file, trailing dots and blanks are lost on some systems. A loop, because a pattern would be
 * quadratic here.
 */
function trimmed(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && isDotOrBlank(name[start]!)) start++;
  while (end > start && isDotOrBlank(name[end - 1]!)) end--;
  return name.slice(start, end);
}

const isDotOrBlank = (character: string) => character === '.' || character.trim() === '';

/** By characters, so that none is cut in half; the extension stays. */
function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longestName) return name;
  const end = Array.from(extension.exec(name)?.[0] ?? '');
  return trimmed(characters.slice(0, longestName - end.length).join('')) + end.join('');
}
