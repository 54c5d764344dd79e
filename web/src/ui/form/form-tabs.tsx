import { Activity, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { TabList } from '../layout/tab-list.tsx';
import { fieldAccess } from '../../kernel/session/field-access.ts';
import { useFormScope } from './engine/form-context.ts';
import { revealEvent } from './engine/field-elements.ts';
import { useFieldMarks } from './engine/use-field-marks.ts';
import styles from './form-tabs.module.css';
import { FormPart, PartMarks } from './part-marks.tsx';

export interface FormTab {
  readonly key: string;
  readonly title: string;
  /** How many rows the tab has, where that is worth knowing. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
  /** The one field that it shows: a role that may not see it has no such tab. */
  readonly field?: string;
}

interface Props {
  label: string;
  tabs: readonly FormTab[];
  /** The tab to begin with, if there is such a one: the user was reading it before. */
  first?: string | undefined;
}

/**
 * Tabs of a form. Each tells how many of its fields are wrong and whether one was changed; hidden ones keep their
 * state.
 */
export function FormTabs({ label, tabs: all, first }: Props) {
  const id = useId();
  const { schema, status } = useFormScope();
  const isWhole = useStore(status, (state) => state.isWhole);
  const tabs = all.filter(({ field }) => field === undefined || fieldAccess(schema, field) !== 'hidden');
  const panels = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState((tabs.find(({ key }) => key === first) ?? tabs[0])?.key ?? '');
  const marks = useFieldMarks('tab');

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
      <PartMarks of={marks} part={key} />
    </>
  );
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs.map((tab) => ({ ...tab, mark: marksOf(tab) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div ref={panels}>
        {tabs.map(({ key, content }) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-${key}`}
            data-form-tab={key}
            aria-labelledby={`${id}-${key}-tab`}
            className={styles.panel}
            hidden={key !== chosen}>
            <Activity mode={isWhole || key === chosen ? 'visible' : 'hidden'}>
              <FormPart kind="tab" name={key}>
                {content}
              </FormPart>
            </Activity>
          </div>
        ))}
      </div>
    </>
  );
}

const tabOf = (field: Element) => field.closest<HTMLElement>('[data-form-tab]')?.dataset['formTab'];
