/** In pixels. */
export const ruleHeight = 52;
export const subjectHeight = 36;
export const sideWidth = 208;
export const ruleWidth = 264;
export const smallestGap = 48;

/** Each column stands in the middle of the height. */
export const topOf = (count: number, index: number, rowHeight: number, height: number) =>
  (height - count * rowHeight) / 2 + index * rowHeight;
