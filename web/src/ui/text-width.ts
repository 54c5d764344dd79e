const han = /\p{Script=Han}/u;
const characterWidth = (character: string) => (han.test(character) ? 14 : 7.6);

/** About as many pixels as a text takes: the same words are longer in one language than in another. */
export const textWidth = (text: string) => Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);

const cellPadding = 28;
/** What a tag has around its text, which is smaller. */
const tagPadding = 10;

/** The width of a column that shows one of a few words. */
export const textColumnWidth = (...words: string[]) => Math.ceil(Math.max(...words.map(textWidth)) + cellPadding);
export const tagColumnWidth = (...words: string[]) => textColumnWidth(...words) + tagPadding;

/** The width of a column that shows a day with its time, in whatever font the system has. */
export const timeColumnWidth = 178;
