import LeftOutlined from '@ant-design/icons/LeftOutlined';
import { chat, type ChatMessage, type ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { useRetentionDays } from '../../kernel/session/use-retention-days.ts';
import { updateLive, useLive } from '../../kernel/live/live-state.ts';
import { refetchQueries } from '../../kernel/http/query-client.ts';
import { session } from '../../kernel/session/session.ts';
import controls from '../../ui/layout/controls.module.css';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { ShortTime } from '../../ui/feedback/short-time.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { useChatText } from './chat.texts.ts';
import styles from './chat.module.css';
import { conversationQuery, messagesOf } from './conversation.ts';
import { dayOf, isSameDay } from './short-time.ts';

export function Conversation({ person, onBack }: { person: ChatPerson; onBack: () => void }) {
  const t = useChatText();
  const { userId, name, orgName, active } = person;
  const isOnline = useLive(({ online }) => online.has(userId));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversationQuery(userId),
  );
  const keptDays = useRetentionDays('chat');
  const messages = data ? messagesOf(data) : [];
  const end = useStayAtEnd(messages.at(-1)?.id);
  useMarkRead(userId, messages.findLast(({ fromId }) => fromId === userId)?.id);
  return (
    <section className={styles.conversation} aria-label={t('history', { name })}>
      <header className={styles.with}>
        <button type="button" className={styles.back} aria-label={t('people')} onClick={onBack}>
          <LeftOutlined />
        </button>
        <strong>{name}</strong>
        {orgName && <span className={styles.orgName}>{orgName}</span>}
        <span className={styles.presence}>{active === 0 ? t('disabled') : isOnline ? t('online') : t('offline')}</span>
      </header>
      {/* A scrollable region must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.said} ref={end} tabIndex={0} role="log" aria-label={t('history', { name })}>
        {hasNextPage && (
          <button
            type="button"
            className={controls.link}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}>
            {t('older')}
          </button>
        )}
        {keptDays && messages.length > 0 && !hasNextPage && (
          <p className={styles.day}>{t('kept', { days: keptDays })}</p>
        )}
        {error && messages.length === 0 && <ErrorNotice title={error.message} onRetry={refetch} />}
        {data && messages.length === 0 && <p className={styles.day}>{t('nothingYet')}</p>}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {!isSameDay(message.sendTime, messages[index - 1]?.sendTime) && (
              <p className={styles.day}>
                <ShortTime time={message.sendTime}>{dayOf(message.sendTime)}</ShortTime>
              </p>
            )}
            <Said message={message} />
          </Fragment>
        ))}
      </div>
      <ChatComposer userId={userId} isDisabled={active === 0} />
    </section>
  );
}

function Said({ message: { fromId, fromName, text, sendTime } }: { message: ChatMessage }) {
  const t = useChatText();
  const isMine = fromId === session().userId;
  return (
    <div className={isMine ? styles.mine : styles.theirs}>
      <p className={styles.by}>
        {isMine ? t('me') : fromName} <ShortTime as="clock" time={sendTime} />
      </p>
      <p className={styles.bubble}>{text}</p>
    </div>
  );
}

/** Scrolls to a new message, and keeps the position when older ones are loaded. */
function useStayAtEnd(lastId: string | undefined) {
  const scrolled = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lastId) scrolled.current?.scrollTo({ top: scrolled.current.scrollHeight });
  }, [lastId]);
  return scrolled;
}

/** Marks the visible messages as read. */
function useMarkRead(userId: string, upToId: string | undefined) {
  useEffect(() => {
    if (!upToId) return;
    fetchData(chat.markRead, { userId, upToId })
      .then(({ unreadChats }) => {
        updateLive({ unreadChats });
        return refetchQueries({ queryKey: ['chat', 'people'] });
      })
      // It stays unread until the next message marks it.
      .catch(() => {});
  }, [userId, upToId]);
}
