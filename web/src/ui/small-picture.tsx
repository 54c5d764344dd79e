import styles from './small-picture.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** The picture of a record in a row of a table. */
export const SmallPicture = ({ url, name }: { url: string; name: string }) => (
  <span className={styles.picture}><Thumbnail url={url} name={name} /></span>
);
