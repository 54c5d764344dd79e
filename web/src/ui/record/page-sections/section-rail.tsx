import type { ReactNode, RefObject } from 'react';
import { useRecordText } from '../record.texts.ts';
import styles from './section-rail.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface Props {
  sections: readonly { readonly key: string; readonly title: string }[];
  /** The element that the sections are in. */
  place: RefObject<HTMLElement | null>;
  /** Behind the titles, by section. */
  marks?: Readonly<Record<string, ReactNode>> | undefined;
}

/**
 * The sections of a long record: which one is in view, and the way to the others. It stays while the record scrolls.
 */
export function SectionRail({ sections, place, marks }: Props) {
  const t = useRecordText();
  const [inView, show] = useSectionInView(place, sections[0]?.key ?? '');
  return (
    <nav className={styles.rail} aria-label={t('pageSections')}>
      <ul>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.entry}
              aria-current={key === inView ? 'location' : undefined}
              onClick={() => show(key)}>
              <span className={styles.title}>{title}</span>
              {marks?.[key]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
