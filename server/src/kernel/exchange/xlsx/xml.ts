/** Excel has no more in a cell. */
export const mostCharacters = 32_767;

/**
 * Control characters have no place in XML, but for tabs and the ends of lines; neither has half of a surrogate pair.
 */
const unprintable = /[[\p{Cc}--[\t\n\r]]\p{Noncharacter_Code_Point}]/gv;
const special = /[&<>\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|_x/u;
/** Excel reads `_x0041_` as the letter A. */
const escaped = /_(?=x[\dA-Fa-f]{4}_)/g;

export function xmlText(text: string): string {
  const shown = text.length > mostCharacters ? text.slice(0, mostCharacters) : text;
  if (!special.test(shown)) return shown;
  return shown
    .toWellFormed()
    .replaceAll(unprintable, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(escaped, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

export const xmlAttribute = (text: string) => xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/** `A`, `Z`, `AA`: the name of a column, the first being 0. */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
