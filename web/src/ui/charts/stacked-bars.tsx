import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import styles from './chart.module.css';
import bars from './stacked-bars.module.css';

export type BarTone = 'danger' | 'warning' | 'accent';

interface Series {
  readonly label: string;
  readonly tone: BarTone;
}

interface Bar {
  readonly key: string;
  readonly label: string;
  /** One for each series. */
  readonly values: readonly number[];
}

interface Props {
  title: string;
  /** The heading of the labels in the table that screen readers get. */
  head: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** The key of the one that is chosen. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

const totalOf = ({ values }: Bar) => values.reduce((sum, value) => sum + value, 0);

/** Counts side by side, each made of the counts of several kinds; a click chooses one. */
export function StackedBars({ title, head, series, bars: all, chosen, onChoose }: Props) {
  const highest = Math.max(1, ...all.map(totalOf));
  const sums = series.map((_, index) => all.reduce((sum, { values }) => sum + values[index]!, 0));
  return (
    <figure className={styles.figure} aria-label={title}>
      <ul className={bars.legend} aria-hidden="true">
        {series.map(({ label, tone }, index) => (
          <li key={label}>
            <span className={bars[tone]} />
            {label}
            <b>{sums[index]}</b>
          </li>
        ))}
      </ul>
      <div className={bars.row}>
        {all.map((bar) => (
          <button
            key={bar.key}
            type="button"
            className={bars.bar}
            aria-pressed={bar.key === chosen}
            title={titleOf(bar, series)}
            disabled={totalOf(bar) === 0}
            onClick={() => onChoose(bar.key)}>
            <span className={bars.column} aria-hidden="true">
              {totalOf(bar) > 0 && <span className={bars.count}>{totalOf(bar)}</span>}
              {series.map(
                ({ label, tone }, index) =>
                  bar.values[index]! > 0 && (
                    <span
                      key={label}
                      className={bars[tone]}
                      style={{ height: `${(bar.values[index]! / highest) * 100}%` }}
                    />
                  ),
              )}
            </span>
            <span className={bars.label}>
              {bar.label}
              <VisuallyHidden>{` ${totalOf(bar)}`}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
      <table className={styles.heard}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{bar.label}</th>
              {series.map(({ label }, index) => (
                <td key={label}>{bar.values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const titleOf = ({ label, values }: Bar, series: readonly Series[]) =>
  [label, ...series.flatMap((each, index) => (values[index]! > 0 ? [`${each.label} ${values[index]!}`] : []))].join(
    '\n',
  );
