import { useParams } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../kernel/access.ts';
import { Notice } from '../ui/notice.tsx';
import { useAppText } from './app-text.ts';
import styles from './frame-page.module.css';

const granted = 'allow-scripts allow-forms allow-popups';

/** Another system keeps its own origin, or nobody could log in to it. A page at our origin must not: it could reach the whole desk. */
const sandboxOf = (url: string) => (new URL(url).origin === window.location.origin ? granted : `${granted} allow-same-origin`);

/** Another system inside ours. It may run and open windows, but it cannot take the whole window away from us. */
export function FramePage() {
  const t = useAppText();
  const { menuId } = useParams();
  const link = menuLinks(useMenu()).find(({ id }) => id === menuId);
  // An entry of ours has no frame.
  if (!link || routeTo(link) === link.url) return <Notice isPage title={`404 ${t('notFound')}`} detail={t('frameGone')} />;
  return (
    <>
      <h1 className={styles.title}>{link.name}</h1>
      <iframe className={styles.frame} src={link.url} title={link.name} sandbox={sandboxOf(link.url)} referrerPolicy="no-referrer" />
    </>
  );
}
