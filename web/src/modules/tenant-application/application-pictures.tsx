import type { TenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { useState } from 'react';
import { PictureViewer } from '../../ui/media/picture-viewer.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';
import styles from './tenant-application.module.css';

export function ApplicationPictures({ record: { kind, pictures } }: { record: TenantApplication }) {
  const t = useTenantApplicationText();
  const [enlarged, setEnlarged] = useState<string>();
  const title = kind === 'person' ? t('idCard') : t('licence');
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {pictures.length === 0 && <p className={styles.none}>{t('noPicture')}</p>}
      {pictures.map(({ id, name, url }) => (
        <button
          key={id}
          type="button"
          className={styles.picture}
          aria-label={t('enlarge', { name })}
          title={t('enlarge', { name })}
          onClick={() => setEnlarged(url)}>
          <Thumbnail url={url} name={title} />
        </button>
      ))}
      {enlarged !== undefined && <PictureViewer title={title} url={enlarged} onClose={() => setEnlarged(undefined)} />}
    </section>
  );
}
