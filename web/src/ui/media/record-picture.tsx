import { MenuIcon } from './menu-icon.tsx';
import styles from './record-picture.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { useThumbnail } from './use-thumbnail.ts';

type Size = 'small' | 'large';
interface Props {
  url: string;
  name: string;
}

/** The picture of a record in a row of a table. */
export function SmallPicture({ url, name }: Props) {
  const thumbnail = useThumbnail(url);
  return <span className={styles.small}>{thumbnail && <Thumbnail url={thumbnail} name={name} />}</span>;
}

/** The same, with an icon where the record has no picture. */
export const PictureOrIcon = ({ icon, ...picture }: Props & { icon: string }) =>
  picture.url ? (
    <SmallPicture {...picture} />
  ) : (
    <span className={styles.icon} aria-hidden="true">
      <MenuIcon name={icon} />
    </span>
  );

const LargePicture = ({ url, name }: Props) => (
  <span className={styles.large}>
    <Thumbnail url={url} name={name} />
  </span>
);

/** Renders a field that holds the URL of a picture. */
export const showPicture = (name: string, size: Size) => (url: unknown) => {
  const Picture = size === 'small' ? SmallPicture : LargePicture;
  return typeof url === 'string' && url !== '' ? <Picture url={url} name={name} /> : '';
};
