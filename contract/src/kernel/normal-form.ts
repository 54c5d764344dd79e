/**
 * Putting the marks of one character in order takes quadratic time. No script has so many; Unicode's own limit for
 * streams is 30.
 */
const mostMarks = 30;
// With the two sound marks of half-width katakana, which NFKC turns into marks.
const crowded = new RegExp(`[\\p{Mark}\\uff9e\\uff9f]{${mostMarks + 1}}`, 'u');

export const isCrowded = (text: string) => text.length > mostMarks && crowded.test(text);

/** The text in a normal form, in linear time: one that no field accepts stays as it is. */
export const normalForm = (text: string, form: 'NFC' | 'NFKC') => (isCrowded(text) ? text : text.normalize(form));

/** As texts are compared: letter case and width aside. */
export const folded = (text: string) => normalForm(text, 'NFKC').toLowerCase();
