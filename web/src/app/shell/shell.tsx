import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import zhCn from 'dayjs/locale/zh-cn';
import { useEffect } from 'react';
import { useLanguage } from '../../kernel/text/language.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { useSession, storeLogin } from '../../kernel/session/session.ts';
import { useTheme } from '../../kernel/theme/theme.ts';
import { ConfirmHost } from '../../ui/dialog/confirm-host.tsx';
import { antdTheme } from './antd-theme.ts';
import { loginInfoQuery, resourcesQuery, rolesQuery } from '../../kernel/session/access.ts';
import { useTenantTextsReady } from '../../kernel/text/tenant-texts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAppText } from '../app.texts.ts';
import { ShellLayout } from './shell-layout.tsx';
import styles from './shell.module.css';
import { useStart } from './use-start.ts';

const antdLocales = { ZHS: zhCN, ENG: enUS };
const dayjsLocales = { ZHS: zhCn, ENG: 'en' };

export function Shell() {
  const language = useLanguage();
  const { mode } = useTheme();
  const { corTicket, accentColors } = useSession();
  dayjs.locale(dayjsLocales[language]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        locale={antdLocales[language]}
        theme={antdTheme(mode, accentColors)}
        button={{ autoInsertSpace: false }}>
        {/* A login in another window starts a new session here, without any state of the old one. */}
        <ShellGate key={corTicket} />
        <ConfirmHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}

/** Renders no page before user, roles and permissions are loaded, because pages fetch data on mount. */
function ShellGate() {
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
