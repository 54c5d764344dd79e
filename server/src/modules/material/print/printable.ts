import { normalForm } from '@edp/contract/kernel/normal-form.ts';

/** Joiners, variation selectors, marks of direction: they have no shape of their own. */
const withoutShape = /\p{Default_Ignorable_Code_Point}/gu;
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * The text as a font can show it. What the font lacks becomes □, one for each character that a reader would count
 * (an emoji may have seven code points), so that a gap is seen. Line breaks are kept, other control characters are
 * spaces.
 */
export function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const shown = normalForm(text, 'NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
  const isShown = (characters: string) =>
    Array.from(characters).every((character) => character === '\n' || hasGlyph(character.codePointAt(0)!));
  if (isShown(shown)) return shown.replaceAll(withoutShape, '');
  return Array.from(graphemes.segment(shown), ({ segment }) => {
    const visible = segment.replaceAll(withoutShape, '');
    return isShown(visible) ? visible : '□';
  }).join('');
}

/** For a place of one line. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
