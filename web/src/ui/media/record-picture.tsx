import { file, mostThumbnails } from '@edp/contract/modules/file/file.ts';
import { useQuery } from '@tanstack/react-query';
import { MenuIcon } from './menu-icon.tsx';
import styles from './record-picture.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { useSession } from '../../kernel/session/session.ts';

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

interface Wanted {
  readonly link: string;
  readonly resolve: (thumbnail: string) => void;
}
let queue: Wanted[] = [];
// The next session has other pictures.
useSession.subscribe(({ corTicket }, before) => {
  if (corTicket !== before.corTicket) queue = [];
});

/** All pictures that a page asks for while it renders travel in one call. */
function fetchThumbnail(link: string): Promise<string> {
  return new Promise((resolve) => {
    if (queue.length === 0) setTimeout(() => void fetchWanted());
    queue.push({ link, resolve });
  });
}

async function fetchWanted() {
  const asked = queue.splice(0, mostThumbnails);
  if (asked.length === 0) return;
  if (queue.length > 0) setTimeout(() => void fetchWanted());
  try {
    const thumbnails = await fetchData(file.thumbnails, { links: asked.map(({ link }) => link) });
    asked.forEach(({ resolve }, index) => resolve(thumbnails[index] ?? ''));
  } catch (error) {
    showError(error);
    asked.forEach(({ resolve }) => resolve(''));
  }
}

/** The small version of a stored picture; the picture itself where there is none, undefined while it is loading. */
function useThumbnail(link: string): string | undefined {
  const { data } = useQuery({
    queryKey: queryKeyOf(file.thumbnails, link),
    queryFn: () => fetchThumbnail(link),
    staleTime: Infinity,
  });
  return data === undefined ? undefined : data || link;
}
