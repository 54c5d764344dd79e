import { Button } from 'antd';
import { Modal } from '../dialog/modal.tsx';
import styles from './picture-viewer.module.css';
import { useUiText } from '../ui.texts.ts';

/** Plays a video, as large as the window allows. */
export function VideoViewer({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
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
      <video className={styles.picture} src={url} aria-label={title} controls preload="metadata">
        {/* Uploaded videos bring no captions. */}
        <track kind="captions" />
      </video>
    </Modal>
  );
}
