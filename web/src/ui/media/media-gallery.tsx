import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import { useState } from 'react';
import { isVideoName } from './file-kind.ts';
import styles from './media-gallery.module.css';
import { PictureViewer } from './picture-viewer.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { VideoViewer } from './video-viewer.tsx';

export interface MediaFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** Pictures and videos to look at; each opens in a viewer. */
export function MediaGallery({ label, files }: { label: string; files: readonly MediaFile[] }) {
  const [opened, setOpened] = useState<MediaFile>();
  const Viewer = opened && isVideoName(opened.name) ? VideoViewer : PictureViewer;
  return (
    <>
      <ul className={styles.files} aria-label={label}>
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className={styles.file}
              title={file.name}
              aria-label={file.name}
              onClick={() => setOpened(file)}>
              {isVideoName(file.name) ? (
                <span className={styles.video}>
                  <PlayCircleOutlined aria-hidden="true" />
                  {file.name}
                </span>
              ) : (
                <Thumbnail url={file.url} name="" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened && <Viewer title={opened.name} url={opened.url} onClose={() => setOpened(undefined)} />}
    </>
  );
}
