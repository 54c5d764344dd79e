const han = /\p{Script=Han}/u;
const characterWidth = (character: string) => (han.test(character) ? 14 : 7.6);

/** The approximate width of a text in pixels, which depends on the language. */
export const textWidth = (text: string) => Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);

const cellPadding = 28;
/** The padding of a tag around its smaller text. */
const tagPadding = 10;

/** The width of a column that shows one of these texts. */
export const textColumnWidth = (...words: string[]) => Math.ceil(Math.max(...words.map(textWidth)) + cellPadding);
export const tagColumnWidth = (...words: string[]) => textColumnWidth(...words) + tagPadding;

/** The width of a column with date and time, in any system font. */
export const timeColumnWidth = 178;
