import { frame } from '@edp/contract/modules/frame/frame.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { menuLinks, routeTo, useMenu } from '../kernel/session/access.ts';
import { fetchData } from '../kernel/http/api.ts';
import { ErrorNotice } from '../ui/feedback/error-notice.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useAppText } from './app.texts.ts';
import styles from './frame-page.module.css';

const sandboxPermissions = 'allow-scripts allow-forms allow-popups';

/**
 * Another system keeps its origin, because logins need it. A page of our own origin must not: it could reach the whole
 * application.
 */
const isSameOrigin = (url: string) => new URL(url).origin === window.location.origin;

/** Another system in an iframe. It may run scripts and open windows, but cannot navigate the top window. */
export function FramePage() {
  const t = useAppText();
  const { menuId } = useParams();
  const link = menuLinks(useMenu()).find(({ id }) => id === menuId);
  // Our own pages are not framed.
  if (!link || routeTo(link) === link.url)
    return <Notice isPage title={`404 ${t('notFound')}`} detail={t('frameGone')} />;
  return (
    <>
      <h1 className={styles.title}>{link.name}</h1>
      {isSameOrigin(link.url) ? (
        <iframe
          className={styles.frame}
          src={link.url}
          title={link.name}
          sandbox={sandboxPermissions}
          referrerPolicy="no-referrer"
        />
      ) : (
        <OtherSystem menuId={link.id} name={link.name} />
      )}
    </>
  );
}

/** The content security policy of our pages forbids foreign frames; the page at this link allows this one address. */
function OtherSystem({ menuId, name }: { menuId: string; name: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['frame', menuId],
    queryFn: ({ signal }) => fetchData(frame.link, { menuId }, signal),
    staleTime: Infinity,
    // A cached link may have expired.
    gcTime: 0,
    meta: { showsOwnError: true },
  });
  if (error) return <ErrorNotice title={error.message} onRetry={refetch} />;
  return (
    data && (
      <iframe
        className={styles.frame}
        src={data.url}
        title={name}
        sandbox={`${sandboxPermissions} allow-same-origin`}
        referrerPolicy="no-referrer"
      />
    )
  );
}
