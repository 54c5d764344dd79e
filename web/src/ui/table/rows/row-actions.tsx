import type { Access } from '@edp/contract/kernel/call.ts';
import { useState, useRef } from 'react';
import { useCan } from '../../../kernel/session/access.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import type { Column } from '../column.ts';
import styles from './row-actions.module.css';
import { textWidth } from '../text-width.ts';
import { useUiText } from '../../ui.texts.ts';
import { Dropdown, type MenuProps } from 'antd';
import { popupContainer } from '../../layout/popup-container.ts';

export interface RowAction {
  readonly text: string;
  readonly can: Access;
  readonly run: () => unknown;
  readonly danger?: boolean;
  /** The drawer of the record offers it in another place than its menu. */
  readonly isInDrawer?: boolean;
  /** Behind ⋯: not one of the row actions that the specification names. */
  readonly isExtra?: boolean;
  /** Why the row does not allow the action; shown instead of running it. */
  readonly disabledReason?: string | undefined;
}

/** The last column of a list; none if the user has no action on any row. */
export function useActionColumn<Row extends { name: string }>(
  rows: readonly Row[],
  actionsOf: (row: Row) => readonly RowAction[],
): Column<Row>[] {
  const t = useUiText();
  const can = useCan();
  const permitted = (row: Row) => actionsOf(row).filter((action) => can(action.can));
  const width = Math.max(0, ...rows.map((row) => widthOf(permitted(row))));
  if (width === 0) return [];
  return [
    {
      key: 'actions',
      title: t('actions'),
      width: Math.max(width, textWidth(t('actions')) + padding),
      render: (row) => <RowActions of={row.name} actions={permitted(row)} />,
    },
  ];
}

const gap = 14;
const padding = 24;
const moreWidth = 28;

function widthOf(actions: readonly RowAction[]): number {
  if (actions.length === 0) return 0;
  const shown = actions.filter(({ isExtra }) => !isExtra);
  return Math.ceil(
    padding +
      shown.reduce((sum, { text }) => sum + gap + textWidth(text), 0) +
      (shown.length < actions.length ? moreWidth : 0),
  );
}

const classOf = ({ danger, disabledReason }: RowAction) =>
  disabledReason ? styles.refused : danger ? styles.danger : styles.action;

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
  const extra = actions.filter(({ isExtra }) => isExtra);
  return (
    <span className={styles.actions}>
      {actions
        .filter(({ isExtra }) => !isExtra)
        .map((action, place) => (
          // By place: 停用 becomes 启用 and keeps the focus.
          <button
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            type="button"
            aria-disabled={isBusy || Boolean(action.disabledReason)}
            title={action.disabledReason}
            aria-label={`${action.text} ${of}`}
            className={classOf(action)}
            onClick={() => void run(action)}>
            {action.text}
          </button>
        ))}
      {extra.length > 0 && <MoreActions of={of} actions={extra} onRun={(action) => void run(action)} />}
    </span>
  );
}

interface Props {
  of: string;
  actions: readonly RowAction[];
  onRun: (action: RowAction) => void;
}

/** The actions of a row behind ⋯. */
export function MoreActions({ of, actions, onRun }: Props) {
  const t = useUiText();
  // Undefined until the menu is first wanted.
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ text, danger, disabledReason }) => ({
    key: text,
    danger: danger === true && !disabledReason,
    label: (
      <span className={disabledReason && styles.refusedItem} title={disabledReason}>
        {text}
      </span>
    ),
  }));
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Otherwise Enter would also press the button that gets the focus next, such as one of a dialog.
    domEvent.preventDefault();
    // The menu item disappears; a dialog returns the focus to the element that had it.
    opener.current?.focus();
    onRun(actions.find(({ text }) => text === key)!);
  };
  const props = {
    ref: opener,
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-label': `${t('more')} ${of}`,
    title: t('more'),
    className: styles.more,
  } as const;
  // antd's menu is as heavy as the rest of the row, and most are never opened.
  if (isOpen === undefined)
    return (
      <button {...props} onClick={() => setOpen(true)}>
        ⋯
      </button>
    );
  return (
    // The focus moves only when the user opens the menu.
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      open={isOpen}
      onOpenChange={setOpen}
      getPopupContainer={popupContainer}
      menu={{ items, onClick: choose }}>
      <button {...props}>⋯</button>
    </Dropdown>
  );
}
