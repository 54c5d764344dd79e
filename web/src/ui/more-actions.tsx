import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import controls from './controls.module.css';
import { popupContainer } from './popup-container.ts';
import type { RowAction } from './row-actions.tsx';
import styles from './row-actions.module.css';
import { useUiText } from './ui-text.ts';

interface Props {
  of: string;
  actions: readonly RowAction[];
  onRun: (action: RowAction) => void;
}

/** The less frequent actions of a row. */
export function MoreActions({ of, actions, onRun }: Props) {
  const t = useUiText();
  const opener = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ text, danger, disabledReason }) => ({
    key: text,
    danger: danger === true && !disabledReason,
    label: <span className={disabledReason && styles.refused} title={disabledReason}>{text}</span>,
  }));
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Otherwise Enter would also press the button that gets the focus next, such as one of a dialog.
    domEvent.preventDefault();
    // The menu item disappears; a dialog returns the focus to the element that had it.
    opener.current?.focus();
    onRun(actions.find(({ text }) => text === key)!);
  };
  return (
    // The focus moves only when the user opens the menu.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus getPopupContainer={popupContainer} menu={{ items, onClick: choose }}>
      <button ref={opener} type="button" aria-haspopup="menu" aria-label={`${t('more')} ${of}`} className={controls.link}>{t('more')}</button>
    </Dropdown>
  );
}
