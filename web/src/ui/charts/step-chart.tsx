import styles from './chart.module.css';
import lines from './step-chart.module.css';
import { useWidth } from '../table/use-width.ts';
import { scaleWidth } from './bar-axes.ts';
import { labelWidth } from './label-width.ts';
import { ticksBetween } from './scale.ts';
import { stretchesOf, timeSpan, toDay, toNumber, type Step } from './step-lines.ts';

interface Series {
  readonly label: string;
  readonly steps: readonly Step[];
}

const height = 240;
const top = 12;
const bottom = 28;
const right = 12;
const roomPerLabel = 120;
const tickText = (tick: number) => tick.toLocaleString('en', { maximumFractionDigits: 12 });
/** The second line is dashed: colour is not all that tells them apart. */
const looks = [lines.first, lines.second];
const areas = [lines.firstArea, lines.secondArea];

/**
 * Values that hold until they change, as lines of steps; where a series has a range, it is filled. Hidden from screen
 * readers: beside it stands a table of the same values.
 */
export function StepChart({ series, rangeText }: { series: readonly Series[]; rangeText: (step: Step) => string }) {
  const [area, width] = useWidth();
  const steps = series.flatMap((each) => each.steps);
  const values = steps.filter(({ low }) => low !== '').flatMap(({ low, high }) => [Number(low), Number(high)]);
  const ticks = ticksBetween(Math.min(...values), Math.max(...values));
  const [lowest, highest] = [ticks[0]!, ticks.at(-1)!];
  const left = scaleWidth(ticks.map(tickText), labelWidth);
  const span = timeSpan(steps);
  const xOf = (time: number) =>
    left + ((time - span.start) / (span.end - span.start)) * Math.max(0, width - left - right);
  const yOf = (value: number) => top + ((highest - value) / (highest - lowest)) * (height - top - bottom);
  const labels = Math.max(1, Math.min(6, Math.floor((width - left) / roomPerLabel)));
  return (
    <figure ref={area} className={styles.figure} aria-hidden="true">
      <figcaption className={lines.legend}>
        {series.map(({ label }, index) => (
          <span key={label}>
            <svg width="24" height="8">
              <line className={looks[index]} x1="0" x2="24" y1="4" y2="4" />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
      <svg width={width} height={height} className={styles.chart}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.line} x1={left} x2={width - right} y1={yOf(tick)} y2={yOf(tick)} />
            <text className={styles.scale} x={left - 8} y={yOf(tick) + 4} textAnchor="end">
              {tickText(tick)}
            </text>
          </g>
        ))}
        {Array.from({ length: labels + 1 }, (_, index) => {
          const time = span.start + ((span.end - span.start) * index) / labels;
          return (
            <text
              key={index}
              className={styles.scale}
              x={xOf(time)}
              y={height - 8}
              textAnchor={index === 0 ? 'start' : index === labels ? 'end' : 'middle'}>
              {toDay(time)}
            </text>
          );
        })}
        {series.map(({ label, steps: own }, index) =>
          stretchesOf(own, span).map((run) => {
            const line = (side: 'low' | 'high') =>
              run.map((place) => `${xOf(place.from)} ${yOf(place[side])} ${xOf(place.to)} ${yOf(place[side])}`);
            const isRange = run.some(({ low, high }) => low !== high);
            return (
              <g key={`${label} ${run[0]!.from}`}>
                {isRange && (
                  <path
                    className={areas[index]}
                    d={`M ${line('high').join(' L ')} L ${run
                      .toReversed()
                      .map((place) => `${xOf(place.to)} ${yOf(place.low)} ${xOf(place.from)} ${yOf(place.low)}`)
                      .join(' L ')} Z`}
                  />
                )}
                <path className={looks[index]} d={`M ${line('high').join(' L ')}`} />
                {isRange && <path className={looks[index]} d={`M ${line('low').join(' L ')}`} />}
              </g>
            );
          }),
        )}
        {series.map(({ label, steps: own }, index) =>
          own
            .filter(({ time, low }) => time !== '' && low !== '')
            .map((step) => (
              <g key={`${label} ${step.time}`} className={lines.point}>
                <title>{`${step.time}\n${label} ${rangeText(step)}`}</title>
                {[...new Set([step.low, step.high])].map((value) => (
                  <circle
                    key={value}
                    className={lines.hit}
                    cx={xOf(toNumber(step.time))}
                    cy={yOf(Number(value))}
                    r={10}
                  />
                ))}
                {[...new Set([step.low, step.high])].map((value) => (
                  <circle
                    key={value}
                    className={index === 0 ? lines.firstDot : lines.secondDot}
                    cx={xOf(toNumber(step.time))}
                    cy={yOf(Number(value))}
                    r={3.5}
                  />
                ))}
              </g>
            )),
        )}
      </svg>
    </figure>
  );
}
