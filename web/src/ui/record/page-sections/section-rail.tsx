import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useRecordText } from '../record.texts.ts';
import styles from './section-rail.module.css';

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

/** A heading counts as reached this far below the upper edge, which is under the tabs of the record. */
const reach = 96;

const sectionsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('[data-section]')];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * The section that is read, as the page scrolls, and the way to another. The last ones are too near to the end to reach
 * the upper edge: the one that was asked for stays until the page scrolls on.
 */
function useSectionInView(
  place: RefObject<HTMLElement | null>,
  first: string,
): [inView: string, show: (key: string) => void] {
  const [inView, setInView] = useState(first);
  const shown = useRef<{ section: HTMLElement; top: number }>(undefined);

  useEffect(() => {
    const update = ({ target }: Event) => {
      if (!place.current || !(target instanceof Element) || !target.contains(place.current)) return;
      if (shown.current && topOf(shown.current.section) === shown.current.top) return;
      shown.current = undefined;
      setInView(sectionAt(sectionsIn(place.current), target) ?? first);
    };
    // The event does not bubble, and what scrolls is the page around.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [place, first]);

  const show = (key: string) => {
    const section = place.current && sectionsIn(place.current).find(({ dataset }) => dataset['section'] === key);
    if (!section) return;
    section.scrollIntoView({ block: 'start' });
    // Tab goes on from there.
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    shown.current = { section, top: topOf(section) };
    setInView(key);
  };
  return [inView, show];
}

/** The lowest that was reached; of two beside each other the first. */
function sectionAt(sections: readonly HTMLElement[], scrolled: Element): string | undefined {
  const isAtEnd = scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - 1;
  const reached = isAtEnd ? sections : sections.filter((section) => topOf(section) <= topOf(scrolled) + reach);
  const lowest = Math.max(...reached.map(topOf));
  return reached.find((section) => topOf(section) === lowest)?.dataset['section'];
}
