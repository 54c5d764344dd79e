const [width, height] = [84, 36];
const [lowest, range] = [32, 26];

/** How a figure went, as a small line without axes: decorative, because the figure stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const points = values.map((value, index) => [
    2 + (index * (width - 4)) / Math.max(1, values.length - 1),
    // A line that never changes runs through the middle.
    lowest - (span === 0 ? 0.5 : (value - low) / span) * range,
  ]);
  const line = points.map((point) => point.map((each) => each.toFixed(1)).join(',')).join(' ');
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg width={width} height={height} fill="var(--edp-accentText)" aria-hidden="true">
      <polygon opacity="0.09" points={`2,${height} ${line} ${width - 2},${height}`} />
      <polyline points={line} fill="none" stroke="var(--edp-accentText)" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
