import { frame } from '@edp/contract/modules/frame.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../kernel/access.ts';
import { fetchData } from '../kernel/api.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAppText } from './app-text.ts';
import styles from './frame-page.module.css';

const sandboxPermissions = 'allow-scripts allow-forms allow-popups';

/** Another system keeps its own origin, or nobody could log in to it. A page at our origin must not: it could reach the whole desk. */
const isSameOrigin = (url: string) => new URL(url).origin === window.location.origin;

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
      {isSameOrigin(link.url)
        ? <iframe className={styles.frame} src={link.url} title={link.name} sandbox={sandboxPermissions} referrerPolicy="no-referrer" />
        : <OtherSystem menuId={link.id} name={link.name} />}
    </>
  );
}

/** Our pages may frame nothing from elsewhere; the page at this link may, and only this one address. */
function OtherSystem({ menuId, name }: { menuId: string; name: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['frame', menuId],
    queryFn: ({ signal }) => fetchData(frame.link, { menuId }, signal),
    staleTime: Infinity,
    // A link that was kept may have expired.
    gcTime: 0,
    meta: { showsOwnError: true },
  });
  if (error) return <ErrorNotice title={error.message} onRetry={refetch} />;
  return data && <iframe className={styles.frame} src={data.url} title={name} sandbox={`${sandboxPermissions} allow-same-origin`} referrerPolicy="no-referrer" />;
}
