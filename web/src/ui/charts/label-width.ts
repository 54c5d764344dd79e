import { textWidth } from '../table/text-width.ts';

/** Of a label of an axis: its font in the style sheet is smaller than the one that is measured. */
export const labelWidth = (text: string) => textWidth(text) * (12 / 14);
