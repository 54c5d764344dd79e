import { Button } from 'antd';
import { Modal } from '../dialog/modal.tsx';
import styles from './picture-viewer.module.css';
import { useUiText } from '../ui.texts.ts';

/** A picture as large as the window allows. */
export function PictureViewer({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  const t = useUiText();
  return (
    <Modal
      isStacked
      title={title}
      width={1120}
      footer={
        <Button data-focus onClick={onClose}>
          {t('close')}
        </Button>
      }
      onClose={onClose}>
      <img className={styles.picture} src={url} alt={title} />
    </Modal>
  );
}
