import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { popupContainer } from '../../ui/popup-container.ts';
import styles from './shell.module.css';

interface Props {
  text: string;
  options: readonly { id: string; name: string }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** A button with the current value that opens a menu of the others. */
export function HeaderDropdown({ text, options, selected, onSelect }: Props) {
  const items = options.map(({ id, name }) => ({ key: id, label: name }));
  const choose = ({ key }: { key: string }) => {
    if (key !== selected) onSelect(key);
  };
  return (
    <Dropdown trigger={['click']} getPopupContainer={popupContainer}
      menu={{ items, selectable: true, selectedKeys: [selected], onClick: choose, style: { maxHeight: 400, overflow: 'auto' } }}>
      <Button type="text" title={text} icon={<DownOutlined style={{ fontSize: 10 }} />} iconPlacement="end"><span className={styles.selectorText}>{text}</span></Button>
    </Dropdown>
  );
}
