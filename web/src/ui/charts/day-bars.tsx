import { shortNumber } from '../../kernel/text/short-number.ts';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { useWidth } from '../table/use-width.ts';
import { barAxes } from './bar-axes.ts';
import styles from './chart.module.css';
import days from './day-bars.module.css';
import { labelWidth } from './label-width.ts';

interface DayBar {
  readonly label: string;
  /** One for each series. */
  readonly values: readonly number[];
}

interface Props {
  title: string;
  /** The heading of the labels in the table. */
  head: string;
  /** Of the sums in the table. */
  sumHead: string;
  series: readonly string[];
  bars: readonly DayBar[];
  /** Shows the table in the place of the bars, which are otherwise hidden from screen readers only. */
  asTable: boolean;
}

const height = 136;
// Half of the highest label stands above its line.
const top = 14;
const bottom = 24;
const tones = [
  'var(--edp-accent)',
  'color-mix(in srgb, var(--edp-accentText) 68%, var(--edp-surface))',
  'color-mix(in srgb, var(--edp-textFaint) 78%, var(--edp-surface))',
  'var(--edp-textSoft)',
];

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below the value, for a readable scale. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? power * 10;
}

/** Counts of each day, stacked by kind; up to four kinds. */
export function DayBars({ title, head, sumHead, series, bars, asTable }: Props) {
  const table = (
    <table className={days.table}>
      <caption className={asTable ? styles.heard : undefined}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{sumHead}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={series[index]}>{value.toLocaleString('en')}</td>
            ))}
            <td>{sumOf(values).toLocaleString('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <figure className={styles.figure}>
      {asTable ? (
        <ScrollRegion className={days.scrolled} label={title}>
          {table}
        </ScrollRegion>
      ) : (
        <>
          <Bars bars={bars} series={series} />
          <div className={styles.heard}>{table}</div>
        </>
      )}
    </figure>
  );
}

/** The sum of each kind, beside the heading of the chart. */
export function DayBarsLegend({ series, bars }: Pick<Props, 'series' | 'bars'>) {
  return (
    <ul className={days.legend} aria-hidden="true">
      {series.map((label, index) => (
        <li key={label}>
          <i style={{ background: tones[index] }} />
          {label}
          <strong>{shortNumber(sumOf(bars.map(({ values }) => values[index]!)))}</strong>
        </li>
      ))}
    </ul>
  );
}

function Bars({ bars, series }: Pick<Props, 'bars' | 'series'>) {
  const [area, width] = useWidth();
  const scale = niceTop(Math.max(...bars.map(({ values }) => sumOf(values))));
  const ground = height - bottom;
  const lines = [...new Set([0, scale >= 2 ? scale / 2 : scale, scale])];
  const yOf = (value: number) => ground - (value / scale) * (ground - top);
  const { left, slot, everyNth } = barAxes(
    width,
    { scale: lines.map(shortNumber), bars: bars.map(({ label }) => label) },
    labelWidth,
  );
  const middle = (index: number) => left + slot * (index + 0.5);
  const barWidth = Math.min(24, slot * 0.6);
  return (
    <div ref={area} style={{ height }}>
      <svg width={width} height={height} aria-hidden="true" className={styles.chart}>
        {lines.map((line) => (
          <g key={line}>
            <line
              className={styles.line}
              strokeDasharray={line ? '2 3' : undefined}
              x1={left}
              x2={width}
              y1={yOf(line)}
              y2={yOf(line)}
            />
            <text className={styles.scale} x={left - 8} y={yOf(line) + 4} textAnchor="end">
              {shortNumber(line)}
            </text>
          </g>
        ))}
        {bars.map(({ label, values }, index) => (
          <g key={label} className={styles.slot}>
            <title>{titleOf(label, values, series)}</title>
            <rect className={styles.hover} x={left + slot * index} y={top} width={slot} height={ground - top} />
            {values.map((value, kind) =>
              value > 0 ? (
                <rect
                  key={series[kind]}
                  style={{ fill: tones[kind] }}
                  x={middle(index) - barWidth / 2}
                  y={yOf(sumOf(values.slice(0, kind + 1)))}
                  width={barWidth}
                  height={Math.max(1.5, (value / scale) * (ground - top) - 1)}
                  rx={1.5}
                />
              ) : null,
            )}
            {/* Counted from the end: the last one is today. */}
            {(bars.length - 1 - index) % everyNth === 0 && (
              <text
                className={styles.scale}
                fontWeight={index === bars.length - 1 ? 600 : undefined}
                x={middle(index)}
                y={height - 6}
                textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

const titleOf = (label: string, values: readonly number[], series: readonly string[]) =>
  [
    label,
    ...values.flatMap((value, index) => (value > 0 ? [`${series[index]} ${value.toLocaleString('en')}`] : [])),
  ].join('\n');
