import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useRecord } from '../../../kernel/data/use-record.ts';
import { isGone } from '../../../kernel/http/call-error.ts';
import { nounOf } from '../../../kernel/http/query-key.ts';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import type { RowAction } from '../../table/rows/row-actions.tsx';
import { DrawerBar } from './drawer-bar.tsx';
import { DrawerForm } from './drawer-form.tsx';
import { LoadFailure } from '../load-failure.tsx';
import shared from '../record-panel.module.css';
import styles from './record-drawer.module.css';
import { type NamedRecord, type RecordKind, recordOf } from '../record-kind.ts';
import { RecordViewers } from '../record-viewers.tsx';
import { RecordView } from '../record-view.tsx';
import type { OpenedRecord } from './use-record-drawer.ts';

export interface DrawerProps<Value extends NamedRecord> {
  opened: OpenedRecord<Value>;
  /** The actions of the row. */
  actionsOf: (record: Value) => readonly RowAction[];
}

const rowElement = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)].find((row) => row.checkVisibility());

const isTyping = (target: EventTarget) =>
  (target as Element).closest('input, textarea, select, [contenteditable=true]') !== null;

/** A record beside its list, which stays usable. */
export function RecordDrawer<Value extends NamedRecord>({
  kind,
  opened,
  actionsOf,
}: DrawerProps<Value> & { kind: RecordKind<Value> }) {
  const { id, row, edited, previous, next, close } = opened;
  const { record: detail, error, reload } = useRecord(kind.calls.detail, id, kind.idName);
  const loaded = detail === undefined || detail === null ? undefined : recordOf(kind, detail);
  // The row has the name in the user's language, the detail as it was written.
  const record = loaded && row ? { ...loaded, name: row.name } : (loaded ?? row);
  // A failed refresh keeps what is shown, unless the record is gone.
  const failure = error && (!loaded || isGone(error)) ? error : undefined;
  const panel = useRef<HTMLElement>(null);
  useFocus(panel, id);
  // This user has deleted it (see `invalidateAfterDelete`).
  const isDeleted = detail === null;
  useEffect(() => {
    if (isDeleted) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDeleted]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Events of popups arrive here through React although they are elsewhere in the document.
    if (!event.currentTarget.contains(event.target as Node) || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (edited || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowUp: previous, k: previous, ArrowDown: next, j: next }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    // The keys are shortcuts of buttons in the drawer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className={`${shared.panel} ${styles.drawer}`}
      aria-label={kind.titles.view}
      tabIndex={-1}
      onKeyDown={onKeyDown}>
      <DrawerBar
        kind={kind}
        opened={opened}
        record={failure ? undefined : record}
        reload={reload}
        actionsOf={actionsOf}
      />
      {edited && (
        <DrawerForm
          key={id}
          kind={kind}
          record={edited as Value}
          confirmLeave={opened.confirmLeave}
          stopEditing={opened.stopEditing}
        />
      )}
      {!edited && (
        <div className={`${shared.body} ${styles.body}`} data-scroll>
          {failure && <LoadFailure error={failure} onRetry={reload} onBack={close} />}
          {!failure &&
            (record ? (
              <RecordView
                kind={kind}
                record={record}
                section={opened.section}
                onSection={opened.showSection}
                beside={<RecordViewers noun={nounOf(kind.calls.detail)} id={id} mode="view" />}
              />
            ) : (
              <PageSkeleton />
            ))}
        </div>
      )}
    </section>
  );
}

/** A user who opens a record can go on with the keyboard in the drawer; closing it returns the focus to the row. */
function useFocus(panel: RefObject<HTMLElement | null>, id: string) {
  const shownId = useRef(id);
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    const drawer = panel.current;
    const { activeElement } = document;
    // After a reload nothing has the focus, and the drawer does not take it; it may also come late, when the user
    // types in a dialog already, such as the command palette.
    const mayTake = activeElement !== document.body && !activeElement?.closest('dialog');
    if (!wasFocused.current && mayTake) drawer?.focus({ preventScroll: true });
    wasFocused.current = true;
    return () => {
      if (drawer?.contains(document.activeElement)) rowElement(shownId.current)?.focus();
    };
  }, [panel]);
  useEffect(() => {
    shownId.current = id;
    rowElement(id)?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector('[data-scroll]')?.scrollTo(0, 0);
  }, [panel, id]);
}
