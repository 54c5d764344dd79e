import type { Access } from '@edp/contract/kernel/call.ts';
import { useState } from 'react';
import { useCan } from '../kernel/access.ts';
import { toast } from '../kernel/toast.ts';
import controls from './controls.module.css';
import type { Column } from './data-table.tsx';
import { MoreActions } from './more-actions.tsx';
import styles from './row-actions.module.css';
import { textWidth } from './text-width.ts';
import { useUiText } from './ui-text.ts';

export interface RowAction {
  readonly text: string;
  readonly can: Access;
  readonly run: () => unknown;
  readonly danger?: boolean;
  /** Why the row does not allow the action; shown instead of running it. */
  readonly disabledReason?: string | undefined;
}

/** The last column of a list; none if the user has no action on any row. */
export function useActionColumn<Row extends { name: string }>(rows: readonly Row[], actionsOf: (row: Row) => readonly RowAction[]): Column<Row>[] {
  const t = useUiText();
  const can = useCan();
  const permitted = (row: Row) => actionsOf(row).filter((action) => can(action.can));
  const width = Math.max(0, ...rows.map((row) => widthOf(permitted(row), t('more'))));
  if (width === 0) return [];
  return [{ key: 'actions', title: t('actions'), width, fixed: true, render: (row) => <RowActions of={row.name} actions={permitted(row)} /> }];
}

/** At most five actions are shown; with more, the first four and the rest behind 更多. */
const maxShown = 5;
const split = (actions: readonly RowAction[]) => (actions.length > maxShown ? [actions.slice(0, maxShown - 1), actions.slice(maxShown - 1)] as const : [actions, []] as const);

const gap = 14;
const padding = 24;

function widthOf(actions: readonly RowAction[], more: string): number {
  if (actions.length === 0) return 0;
  const [shown, rest] = split(actions);
  const texts = [...shown.map(({ text }) => text), ...(rest.length > 0 ? [more] : [])];
  return Math.ceil(texts.reduce((sum, text) => sum + gap + textWidth(text), padding));
}

const classOf = ({ danger, disabledReason }: RowAction) => `${danger && !disabledReason ? controls.danger : controls.link} ${disabledReason ? styles.refused : ''}`;

/** `of` names the row for screen readers. */
function RowActions({ of, actions }: { of: string; actions: readonly RowAction[] }) {
  const [isBusy, setBusy] = useState(false);
  // Not `disabled`: the button would lose the focus, and a dialog could not return it.
  const run = async (action: RowAction) => {
    if (isBusy) return;
    if (action.disabledReason) return toast('warning', action.disabledReason);
    setBusy(true);
    try {
      await action.run();
    } finally {
      setBusy(false);
    }
  };
  const [shown, rest] = split(actions);
  return (
    <span className={styles.actions}>
      {shown.map((action) => (
        <button key={action.text} type="button" aria-disabled={isBusy || Boolean(action.disabledReason)} title={action.disabledReason} aria-label={`${action.text} ${of}`}
          className={classOf(action)} onClick={() => void run(action)}>
          {action.text}
        </button>
      ))}
      {rest.length > 0 && <MoreActions of={of} actions={rest} onRun={(action) => void run(action)} />}
    </span>
  );
}
