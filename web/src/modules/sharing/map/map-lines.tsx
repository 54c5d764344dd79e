import type { MappedRule } from '@edp/contract/modules/sharing/sharing.ts';
import { ruleHeight, subjectHeight, topOf } from './map-measures.ts';
import type { MapSubject } from './map-layout.ts';
import styles from './sharing-map.module.css';

interface Props {
  rules: readonly MappedRule[];
  sources: readonly MapSubject[];
  targets: readonly MapSubject[];
  lit: readonly number[] | undefined;
  isIdle: (rule: MappedRule) => boolean;
  height: number;
  columns: { sourceRight: number; ruleLeft: number; ruleRight: number; targetLeft: number };
}

/**
 * From those who share to each rule, and from it to those whom it shares with: read-write thick, what has no effect
 * dashed.
 */
export function MapLines({
  rules,
  sources,
  targets,
  lit,
  isIdle,
  height,
  columns: { sourceRight, ruleLeft, ruleRight, targetLeft },
}: Props) {
  const ruleY = (place: number) => topOf(rules.length, place, ruleHeight, height) + ruleHeight / 2;
  const linesOf = (subjects: readonly MapSubject[], side: string, fromX: number, toX: number, isToRule: boolean) =>
    subjects.flatMap((subject, index) => {
      const subjectY = topOf(subjects.length, index, subjectHeight, height) + subjectHeight / 2;
      return subject.rules.map((place) => {
        const [fromY, toY] = isToRule ? [subjectY, ruleY(place)] : [ruleY(place), subjectY];
        const middle = (fromX + toX) / 2;
        const classes = [
          styles.line,
          rules[place]!.power === 1 && styles.thick,
          isIdle(rules[place]!) && styles.dashed,
          lit && (lit.includes(place) ? styles.lit : styles.faint),
        ];
        return (
          <path
            key={`${side} ${subject.key} ${place}`}
            className={classes.filter(Boolean).join(' ')}
            d={`M ${fromX} ${fromY} C ${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`}
          />
        );
      });
    });
  return (
    <svg className={styles.lines} width={targetLeft} height={height} aria-hidden="true">
      {linesOf(sources, 'source', sourceRight, ruleLeft, true)}
      {linesOf(targets, 'target', ruleRight, targetLeft, false)}
    </svg>
  );
}
