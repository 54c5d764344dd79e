import { Activity, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { TabList } from '../layout/tab-list.tsx';
import { fieldElement, revealEvent } from './engine/field-paths.ts';
import { useFormScope } from './engine/form-context.ts';
import { useFormText } from './form.texts.ts';
import styles from './form-tabs.module.css';
import { useWrongFields } from './engine/use-wrong-fields.ts';

export interface FormTab {
  readonly key: string;
  readonly title: string;
  /** How many rows the tab has, where that is worth knowing. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
}

/** Tabs of a form. Each tells how many of its fields are wrong and whether one was changed; hidden ones keep their state. */
export function FormTabs({ label, tabs }: { label: string; tabs: readonly FormTab[] }) {
  const id = useId();
  const t = useFormText();
  const panels = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.key ?? '');
  const { wrong, changed } = useTabStates();

  // A failed save shows the field, wherever it is.
  useEffect(() => {
    const place = panels.current;
    const reveal = ({ target }: Event) => {
      const key = tabOf(target as Element);
      if (key !== undefined) flushSync(() => setChosen(key));
    };
    place?.addEventListener(revealEvent, reveal);
    return () => place?.removeEventListener(revealEvent, reveal);
  }, []);

  const marksOf = ({ key, count }: FormTab) => (
    <>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {wrong.has(key) && <span className={styles.wrong}><span aria-hidden="true">{wrong.get(key)}</span><VisuallyHidden>{t('wrongInTab', { count: wrong.get(key)! })}</VisuallyHidden></span>}
      {changed.has(key) && <span className={styles.dot}><VisuallyHidden>{t('changedInTab')}</VisuallyHidden></span>}
    </>
  );
  return (
    <>
      <TabList id={id} label={label} tabs={tabs.map((tab) => ({ ...tab, mark: marksOf(tab) }))} chosen={chosen} onChoose={setChosen} />
      <div ref={panels}>
        {tabs.map(({ key, content }) => (
          <div key={key} role="tabpanel" id={`${id}-${key}`} data-form-tab={key} aria-labelledby={`${id}-${key}-tab`} className={styles.panel} hidden={key !== chosen}>
            <Activity mode={key === chosen ? 'visible' : 'hidden'}>{content}</Activity>
          </div>
        ))}
      </div>
    </>
  );
}

const tabOf = (field: Element) => field.closest<HTMLElement>('[data-form-tab]')?.dataset['formTab'];

/** The number of wrong fields and the presence of changes, by tab. */
function useTabStates() {
  const { form, formId, status } = useFormScope();
  const wrongNames = useWrongFields(form, formId);
  const changedNames = useStore(status, (state) => state.changed);
  const element = document.getElementById(formId);
  const tabsOf = (names: Iterable<string>) =>
    [...names].map((name) => element && fieldElement(element, name)).map((field) => field && tabOf(field)).filter((key) => key !== undefined && key !== null);
  const wrong = new Map<string, number>();
  for (const key of tabsOf(wrongNames)) wrong.set(key, (wrong.get(key) ?? 0) + 1);
  return { wrong, changed: new Set(tabsOf(changedNames)) };
}
