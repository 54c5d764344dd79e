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

/** The actions of a row that are needed less often. */
export function MoreActions({ of, actions, onRun }: Props) {
  const t = useUiText();
  const opener = useRef<HTMLButtonElement>(null);
  const items = actions.map(({ text, danger, disabledReason }) => ({
    key: text,
    danger: danger === true && !disabledReason,
    label: <span className={disabledReason && styles.refused} title={disabledReason}>{text}</span>,
  }));
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Enter would press the button that has the focus next, such as one of a dialog that opens.
    domEvent.preventDefault();
    // The menu closes: a dialog gives the focus back to what had it when it opened.
    opener.current?.focus();
    onRun(actions.find(({ text }) => text === key)!);
  };
  return (
    // Not a page that takes the focus on its own, but a menu that was just opened.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus getPopupContainer={popupContainer} menu={{ items, onClick: choose }}>
      <button ref={opener} type="button" aria-haspopup="menu" aria-label={`${t('more')} ${of}`} className={controls.link}>{t('more')}</button>
    </Dropdown>
  );
}
