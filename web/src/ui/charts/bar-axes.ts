const gap = 8;
const leastLeft = 36;

const widest = (texts: readonly string[], widthOf: (text: string) => number) =>
  Math.ceil(Math.max(...texts.map(widthOf)));

/** The room of a scale at the left, which its longest number needs. */
export const scaleWidth = (texts: readonly string[], widthOf: (text: string) => number) =>
  Math.max(leastLeft, widest(texts, widthOf) + gap);

interface Labels {
  /** Of the scale, at the left. */
  readonly scale: readonly string[];
  /** One below each bar. */
  readonly bars: readonly string[];
}

/**
 * Where the bars stand, so that no label is cut off: the scale has the room of its longest number, the last bar that of
 * its label.
 */
export function barAxes(width: number, labels: Labels, widthOf: (text: string) => number) {
  const left = scaleWidth(labels.scale, widthOf);
  const label = widest(labels.bars, widthOf);
  const count = labels.bars.length;
  // Below narrow bars half of the last label would stand beyond the edge.
  const slot = Math.max(1, Math.min((width - left) / count, (width - left - label / 2) / (count - 0.5)));
  return { left, slot, everyNth: Math.max(1, Math.ceil((label + gap) / slot)) };
}
