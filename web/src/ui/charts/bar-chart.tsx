import styles from './chart.module.css';
import { useWidth } from '../table/use-width.ts';
import { barAxes } from './bar-axes.ts';
import { labelWidth } from './label-width.ts';

interface Bar {
  readonly label: string;
  readonly value: number;
}

interface Props {
  title: string;
  /** Column headings of the table that screen readers get. */
  heads: { label: string; value: string };
  bars: readonly Bar[];
}

const height = 200;
const top = 12;
const bottom = 24;
const numberText = (value: number) => value.toLocaleString('en');

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below the value, for a readable scale. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? power * 10;
}

/** One value per day, month or the like. */
export function BarChart({ title, heads, bars }: Props) {
  const [area, width] = useWidth();
  const scale = niceTop(Math.max(...bars.map(({ value }) => value)));
  const ground = height - bottom;
  const yOf = (value: number) => ground - (value / scale) * (ground - top);
  const lines = [...new Set([0, scale >= 2 ? scale / 2 : scale, scale])];
  const { left, slot, everyNth } = barAxes(
    width,
    { scale: lines.map(numberText), bars: bars.map(({ label }) => label) },
    labelWidth,
  );
  const middle = (index: number) => left + slot * (index + 0.5);
  const barWidth = Math.min(32, slot * 0.6);
  return (
    <figure ref={area} className={styles.figure}>
      <svg width={width} height={height} aria-hidden="true" className={styles.chart}>
        {lines.map((line) => (
          <g key={line}>
            <line className={styles.line} x1={left} x2={width} y1={yOf(line)} y2={yOf(line)} />
            <text className={styles.scale} x={left - 8} y={yOf(line) + 4} textAnchor="end">
              {numberText(line)}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, index) => (
          <g key={label} className={styles.slot}>
            <title>{`${label}  ${value}`}</title>
            <rect className={styles.hover} x={left + slot * index} y={top} width={slot} height={ground - top} />
            <rect
              className={styles.bar}
              x={middle(index) - barWidth / 2}
              y={yOf(value)}
              width={barWidth}
              height={ground - yOf(value)}
              rx={2}
            />
            {/* Counted from the end: the last one is today. */}
            {(bars.length - 1 - index) % everyNth === 0 && (
              <text className={styles.scale} x={middle(index)} y={height - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <table className={styles.heard}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.label}</th>
            <th scope="col">{heads.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
