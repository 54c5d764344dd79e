import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface Part {
  readonly label: string;
  readonly value: number;
  /** The label as shown in the legend, such as a link. */
  readonly shown?: ReactNode;
}

const colours = [
  'var(--edp-accent)',
  'var(--edp-textFaint)',
  'var(--edp-success)',
  'var(--edp-warning)',
  'var(--edp-danger)',
];
const size = 120;
const thickness = 16;
const radius = (size - thickness) / 2;
const length = 2 * Math.PI * radius;
/** A longer number does not fit into the ring at its full size. */
const fullSizeLength = 5;

/** Only what is nothing is 0%, and only what is the whole is 100%. */
function percentText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 0 && share > 0) return '<1%';
  if (percent === 100 && share < 1) return '>99%';
  return `${percent}%`;
}

/** The parts of a total. The ring is hidden from screen readers: the legend has the same numbers. */
export function RingChart({
  title,
  parts,
  format = String,
}: {
  title: string;
  parts: readonly Part[];
  format?: ((value: number) => string) | undefined;
}) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const wholeText = format(whole);
  const share = (value: number) => (whole === 0 ? 0 : value / whole);
  const before = (index: number) => parts.slice(0, index).reduce((sum, { value }) => sum + share(value), 0);
  return (
    <figure className={styles.composition} aria-label={title}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={styles.ring}>
        <circle className={styles.ground} cx={size / 2} cy={size / 2} r={radius} strokeWidth={thickness} />
        {parts.map(({ label, value }, index) => (
          <circle
            key={label}
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={thickness}
            stroke={colours[index % colours.length]}
            strokeDasharray={`${share(value) * length} ${length}`}
            strokeDashoffset={-before(index) * length}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        ))}
        <text
          className={styles.whole}
          x="50%"
          y="50%"
          dy="0.35em"
          textAnchor="middle"
          style={wholeText.length > fullSizeLength ? { fontSize: 16 } : undefined}>
          {wholeText}
        </text>
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ label, value, shown }, index) => (
          <li key={label}>
            <span className={styles.key} style={{ background: colours[index % colours.length] }} />
            <span className={styles.keyText}>{shown ?? label}</span>
            <span className={styles.keyValue}>{format(value)}</span>
            <span className={styles.keyShare}>{percentText(share(value))}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
