import { roles, type RoleLine } from '@edp/contract/modules/role/role.ts';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressOnce } from '../../kernel/data/use-new-of-address.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import controls from '../../ui/layout/controls.module.css';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { useRoleText } from './role.texts.ts';
import styles from './role-list.module.css';
import shared from './role.module.css';

interface Props {
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Told of the first role while none is chosen, where there is room for it beside the list. */
  onFirst: (id: string) => void;
  onAdd: () => void;
}

const pageSize = 50;

/** As in the style sheet: where it is narrower, the list comes first and fills the screen's upper part. */
const besideList = '(width >= 900px)';

/** All roles with their number of members, found by name, code or member. */
export function RoleList({ chosen, onChoose, onFirst, onAdd }: Props) {
  const t = useRoleText();
  const [text, setText] = useState('');
  useAddressOnce('keyword', setText);
  const keyword = useDebounced(text.trim());
  const query = useInfiniteQuery({
    queryKey: queryKeyOf(roles.query, keyword),
    queryFn: ({ pageParam, signal }) => fetchPage(roles.query, { keyword, pageNo: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const found = query.data?.pages.flatMap(({ rows }) => rows);
  const groups = [
    { title: t('builtIn'), lines: found?.filter(({ administrator }) => administrator === 1) ?? [] },
    { title: t('custom'), lines: found?.filter(({ administrator }) => administrator === 0) ?? [] },
  ];
  const first = keyword === '' ? groups.flatMap(({ lines }) => lines)[0]?.id : undefined;
  const chooseFirst = useEffectEvent((id: string) => {
    if (matchMedia(besideList).matches) onFirst(id);
  });
  useEffect(() => {
    if (chosen === undefined && first !== undefined) chooseFirst(first);
  }, [chosen, first]);
  return (
    <aside className={shared.list} aria-label={t('roles')}>
      <div className={styles.listHead}>
        <h1 className={styles.title}>{t('roles')}</h1>
        <span className={shared.faint}>{query.data && t('count', { count: query.data.pages[0]!.total })}</span>
        <PermittedButton
          can={roles.save.can}
          className={styles.end}
          icon={<PlusOutlined />}
          aria-label={t('add')}
          title={t('add')}
          onClick={onAdd}
        />
      </div>
      <SearchBox label={t('search')} value={text} onChange={setText} />
      <div className={styles.listBody} aria-busy={query.isFetching}>
        {!found &&
          (query.error ? (
            <ErrorNotice title={toCallError(query.error).message} onRetry={query.refetch} />
          ) : (
            <PageSkeleton />
          ))}
        {found?.length === 0 && <p className={shared.nothing}>{t('noneFound')}</p>}
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h2 className={styles.group}>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line.id}>
                    <RoleEntry of={line} isChosen={line.id === chosen} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {query.hasNextPage && (
          <button type="button" className={controls.link} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </button>
        )}
      </div>
    </aside>
  );
}

function RoleEntry({
  of: { id, name, code, memberCount },
  isChosen,
  onChoose,
}: {
  of: RoleLine;
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const t = useRoleText();
  return (
    <button type="button" className={shared.entry} aria-current={isChosen} onClick={() => onChoose(id)}>
      <span className={shared.entryName} title={name}>
        {name}
      </span>
      <span className={shared.people}>{t('people', { count: memberCount })}</span>
      <span className={shared.code} title={code}>
        {code}
      </span>
    </button>
  );
}
