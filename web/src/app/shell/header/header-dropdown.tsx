import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import styles from './header.module.css';

interface Props {
  /** What is chosen and its value, for the tooltip and screen readers. */
  label: string;
  /** The value alone; without it the icon is all that is shown. */
  text?: string;
  icon?: ReactNode;
  options: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** A button with the current value that opens a menu of the others. */
export function HeaderDropdown({ label, text, icon, options, selected, onSelect }: Props) {
  const items = options.map(({ id, name }) => ({ key: id, label: name }));
  const choose = ({ key }: { key: string }) => {
    if (key !== selected) onSelect(key);
  };
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={popupContainer}
      menu={{
        items,
        selectable: true,
        selectedKeys: [selected],
        onClick: choose,
        style: { maxHeight: 400, overflow: 'auto' },
      }}>
      {text === undefined ? (
        <Button type="text" className={styles.icon} title={label} aria-label={label} icon={icon} />
      ) : (
        <Button type="text" className={styles.selector} title={label} aria-label={label}>
          {icon}
          <span className={styles.value}>{text}</span>
          <DownOutlined className={styles.arrow} />
        </Button>
      )}
    </Dropdown>
  );
}
