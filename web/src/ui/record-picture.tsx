import styles from './record-picture.module.css';
import { Thumbnail } from './thumbnail.tsx';

type Size = 'small' | 'large';

/** The picture of a record: small in a row of a table, large where there is room. */
export const RecordPicture = ({ url, name, size }: { url: string; name: string; size: Size }) => (
  <span className={styles[size]}><Thumbnail url={url} name={name} /></span>
);

/** Renders a field that holds the URL of a picture. */
export const showPicture = (name: string, size: Size) => (url: unknown) =>
  (typeof url === 'string' && url !== '' ? <RecordPicture url={url} name={name} size={size} /> : '');
