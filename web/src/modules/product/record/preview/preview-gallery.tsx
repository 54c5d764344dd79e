import { useState } from 'react';
import { isVideoName } from '../../../../ui/media/file-kind.ts';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import type { ProductForm } from '../product-value.ts';
import styles from './preview.module.css';
import { usePreviewText } from './product-preview.texts.ts';

/** The pictures, one of them large. `own`: that of the chosen variant, which comes first. */
export function PreviewGallery({ files, own }: { files: ProductForm['picIds']; own: string }) {
  const t = usePreviewText();
  const all = own ? [{ id: own, orginalName: '', filePath: own }, ...files] : files;
  const [place, setPlace] = useState(0);
  const [shownOwn, setShownOwn] = useState(own);
  if (shownOwn !== own) {
    setShownOwn(own);
    setPlace(0);
  }
  const shown = all[place] ?? all[0];
  return (
    <div>
      <div className={styles.large}>
        {!shown && <span className={styles.nothing}>{t('noPictures')}</span>}
        {shown &&
          (isVideoName(shown.orginalName) ? (
            <video key={shown.id} src={shown.filePath} controls muted />
          ) : (
            <img src={shown.filePath} alt={shown.orginalName} />
          ))}
      </div>
      {all.length > 1 && (
        <ul className={styles.thumbnails}>
          {all.map(({ id, orginalName, filePath }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('picture', { place: index + 1 })}
                aria-pressed={index === place}
                onClick={() => setPlace(index)}>
                {isVideoName(orginalName) ? '▶' : <Thumbnail url={filePath} name="" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
