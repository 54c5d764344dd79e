import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../kernel/session/access.ts';
import { useTenantTextsReady } from '../../kernel/text/tenant-texts.ts';
import { storeLogin } from '../../kernel/session/session.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAppText } from '../app.texts.ts';
import { ShellLayout } from './shell-layout.tsx';
import styles from './shell.module.css';
import { useStart } from './use-start.ts';

/** Renders no page before user, roles and permissions are loaded, because pages fetch data on mount. */
export function ShellGate() {
  return useStart() ? <StartedShell /> : <Loading />;
}

const Loading = () => (
  <output className={styles.gate} aria-busy="true">
    <span className={styles.spinner} />
  </output>
);

function StartedShell() {
  const t = useAppText();
  const info = useQuery(loginInfoQuery);
  const roles = useQuery(rolesQuery);
  const resources = useQuery(resourcesQuery);
  const areTextsReady = useTenantTextsReady();

  useEffect(() => {
    if (info.data) storeLogin(info.data);
  }, [info.data]);

  if (info.data && roles.data && resources.data && areTextsReady)
    return <ShellLayout info={info.data} roles={roles.data} />;

  const failures = [
    { query: info, text: t('loadFailed') },
    { query: roles, text: t('roleFailed') },
    { query: resources, text: t('menuFailed') },
  ].filter(({ query }) => query.isError);
  const [first] = failures;
  if (!first) return <Loading />;
  const retry = () => failures.forEach(({ query }) => void query.refetch());
  return (
    <main className={styles.gate}>
      <Notice isPage title={first.text} detail={first.query.error?.message} action={{ text: t('retry'), run: retry }} />
    </main>
  );
}
