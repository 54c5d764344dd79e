/** In pixels. Between two columns there is room for a quantity with its unit. */
export const nodeWidth = 184;
export const nodeHeight = 40;
export const gap = 96;
export const lineHeight = 52;
export const margin = 24;

export const leftOf = (column: number) => margin + column * (nodeWidth + gap);
export const topOf = (line: number) => margin + line * lineHeight + (lineHeight - nodeHeight) / 2;
export const middleOf = (line: number) => topOf(line) + nodeHeight / 2;
