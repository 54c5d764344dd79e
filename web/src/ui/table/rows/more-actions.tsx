import { Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import { popupContainer } from '../../layout/popup-container.ts';
import type { RowAction } from './row-actions.tsx';
import styles from './row-actions.module.css';
import { useUiText } from '../../ui.texts.ts';

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
