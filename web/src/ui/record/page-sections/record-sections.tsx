import { useId, useRef, type ReactNode } from 'react';
import styles from './record-sections.module.css';
import { SectionRail } from './section-rail.tsx';

export interface RecordSection {
  readonly key: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: string | undefined;
  readonly content: ReactNode;
  /** In a panel beside the others, where there is room. */
  readonly isBeside?: boolean;
}

interface Props {
  sections: readonly RecordSection[];
  /** Behind the titles in the rail, by section. */
  marks?: Readonly<Record<string, ReactNode>>;
  /** Below the rail. */
  foot?: ReactNode;
}

/** A long record under headings, with a rail that leads to them. */
export function RecordSections({ sections, marks, foot }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const beside = sections.filter(({ isBeside }) => isBeside);
  return (
    <div ref={place} className={`${styles.sections} ${beside.length > 0 ? styles.withPanel : ''}`}>
      <div className={styles.rail}>
        <SectionRail sections={sections} place={place} marks={marks} />
        {foot}
      </div>
      <div className={styles.main}>
        {sections
          .filter(({ isBeside }) => !isBeside)
          .map((section) => (
            <Section key={section.key} of={section} />
          ))}
      </div>
      {beside.length > 0 && (
        <aside className={styles.panel} aria-label={beside[0]!.title}>
          {beside.map((section) => (
            <Section key={section.key} of={section} />
          ))}
        </aside>
      )}
    </div>
  );
}

function Section({ of: { key, title, note, content } }: { of: RecordSection }) {
  const id = useId();
  return (
    <section className={styles.section} data-section={key} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {content}
    </section>
  );
}
