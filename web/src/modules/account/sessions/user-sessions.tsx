import { sessions, type OpenSession } from '@edp/contract/modules/session/sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { fetchData, request } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { invalidate, runAction } from '../../../kernel/http/run-action.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { SessionList } from './session-list.tsx';
import { sessionsText, useSessionsText } from './sessions.texts.ts';
import styles from './sessions.module.css';

/** Fetched again whenever it is shown: sessions come and go by themselves. */
const fresh = { gcTime: 0, staleTime: 0, meta: { showsOwnError: true } };

/** Where a person is logged in; those who look after accounts can end each. */
export function UserSessions({ userId }: { userId: string }) {
  const query = useQuery({
    ...fresh,
    queryKey: queryKeyOf(sessions.ofUser, userId),
    queryFn: ({ signal }) => fetchData(sessions.ofUser, { userId }, signal),
  });
  const can = useCan();
  return (
    <Loaded
      query={query}
      onEnd={can(sessions.end.can) ? (each) => end(each, () => request(sessions.end, { id: each.id })) : undefined}
    />
  );
}

/** Where the user is logged in. */
export function OwnSessions() {
  const t = useSessionsText();
  const query = useQuery({
    ...fresh,
    queryKey: queryKeyOf(sessions.own),
    queryFn: ({ signal }) => fetchData(sessions.own, {}, signal),
  });
  const others = query.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <>
      <Loaded query={query} onEnd={(each) => end(each, () => request(sessions.endOwn, { id: each.id }))} />
      {others > 1 && (
        <div className={styles.tools}>
          <Button danger onClick={() => void endOthers(others)}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

interface LoadedProps {
  query: { data: OpenSession[] | undefined; error: unknown; refetch: () => unknown };
  onEnd: ((session: OpenSession) => unknown) | undefined;
}

function Loaded({ query: { data, error, refetch }, onEnd }: LoadedProps) {
  if (error) return <ErrorNotice title={toCallError(error).message} onRetry={() => void refetch()} />;
  return data ? <SessionList sessions={data} onEnd={onEnd} /> : <PageSkeleton />;
}

/** The list of accounts counts sessions as well. */
const refresh = () => Promise.all([invalidate('sessions'), invalidate('account')]);

async function end({ browser, address }: OpenSession, action: Parameters<typeof runAction>[1]) {
  const detail = sessionsText('endDetail', {
    device: browser || sessionsText('unknownBrowser'),
    address: address || sessionsText('unknownAddress'),
  });
  if (await confirm({ title: sessionsText('endTitle'), detail, yes: sessionsText('end'), danger: true }))
    await runAction('sessions', action, refresh);
}

async function endOthers(count: number) {
  const question = {
    title: sessionsText('endOthersTitle'),
    detail: sessionsText('endOthersDetail', { count }),
    yes: sessionsText('endOthers'),
    danger: true,
  };
  if (await confirm(question)) await runAction('sessions', () => request(sessions.endOthers, {}), refresh);
}
