import { chat, type ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { useLive } from '../../kernel/live/live-state.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import controls from '../../ui/layout/controls.module.css';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ShortTime } from '../../ui/feedback/short-time.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { useChatText } from './chat.texts.ts';
import styles from './chat.module.css';
import { shortTime } from './short-time.ts';

const pageSize = 30;

interface Props {
  chosenId: string;
  onChoose: (person: ChatPerson) => void;
}

/** People the user has chatted with, the latest first, then colleagues that the user may browse. */
export function ChatPeople({ chosenId, onChoose }: Props) {
  const t = useChatText();
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['chat', 'people', name],
    queryFn: ({ pageParam, signal }) => fetchPage(chat.people, { name, pageNo: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const people = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isStaff = useCan()('staff');
  const noChats = { title: t('noChats'), detail: isStaff ? t('noChatsDetail') : t('noChatsForDealer') };
  const emptyNotice = name ? { title: t('noPeople'), detail: t('noPeopleDetail') } : noChats;
  return (
    <section className={styles.people} aria-label={t('people')}>
      <div className={styles.search}>
        <SearchBox data-focus label={t('search')} value={typed} onChange={setTyped} />
      </div>
      {error && people.length === 0 && <ErrorNotice title={error.message} onRetry={refetch} />}
      {data && people.length === 0 && <Notice {...emptyNotice} />}
      <ul>
        {people.map((person) => (
          <li key={person.userId}>
            <PersonLine person={person} isChosen={person.userId === chosenId} onChoose={() => onChoose(person)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className={controls.link} onClick={() => void fetchNextPage()}>
          {t('morePeople')}
        </button>
      )}
    </section>
  );
}

function PersonLine({ person, isChosen, onChoose }: { person: ChatPerson; isChosen: boolean; onChoose: () => void }) {
  const t = useChatText();
  const isOnline = useLive(({ online }) => online.has(person.userId));
  const { name, orgName, imgAddress, active, unread, lastText, lastTime, lastFromId, userId } = person;
  const last = lastFromId && lastFromId !== userId ? t('mine', { text: lastText }) : lastText || t('neverTalked');
  const presence = active === 0 ? t('disabled') : isOnline ? t('online') : t('offline');
  return (
    <button type="button" className={styles.person} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.face}>
        <Avatar name={name} url={imgAddress} />
        <span className={isOnline ? styles.here : styles.away} title={presence} />
      </span>
      <span className={styles.personName} title={orgName}>
        {name}
        <span className={styles.orgName}>{orgName}</span>
        <VisuallyHidden>{presence}</VisuallyHidden>
      </span>
      <ShortTime className={styles.lastTime} time={lastTime}>
        {shortTime(lastTime)}
      </ShortTime>
      <span className={styles.lastText}>{last}</span>
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {unread > 0 && <VisuallyHidden>{t('unreadOf', { count: unread })}</VisuallyHidden>}
    </button>
  );
}
