import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { popupPlace } from '../../ui/popup-place.ts';
import styles from './shell.module.css';

interface Props {
  text: string;
  options: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** One of several, chosen from a menu below the button that names the present one. */
export function HeaderChoice({ text, options, chosen, onChoose }: Props) {
  const items = options.map(({ id, name }) => ({ key: id, label: name }));
  const choose = ({ key }: { key: string }) => {
    if (key !== chosen) onChoose(key);
  };
  return (
    <Dropdown trigger={['click']} getPopupContainer={popupPlace}
      menu={{ items, selectable: true, selectedKeys: [chosen], onClick: choose, style: { maxHeight: 400, overflow: 'auto' } }}>
      <Button type="text" title={text} icon={<DownOutlined style={{ fontSize: 10 }} />} iconPlacement="end"><span className={styles.selectorText}>{text}</span></Button>
    </Dropdown>
  );
}
