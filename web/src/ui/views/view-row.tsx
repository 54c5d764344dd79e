import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { type SavedView, savedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import type { ViewBarProps } from '../table/view-bar.tsx';
import bar from '../table/view-bar.module.css';
import { isSameContent, usePresentContent } from './present-content.ts';
import { useOpenView } from './use-open-view.ts';
import type { ViewTask } from './view-dialog.tsx';
import { ViewMenu } from './view-menu.tsx';
import styles from './views.module.css';
import { useViewsText, viewsText } from './views.texts.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { fetchPage, fetchData, request } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';

const ViewDialog = lazy(async () => (await import('./view-dialog.tsx')).ViewDialog);

interface Props extends ViewBarProps {
  /** The dialog of a new view was asked for before this was loaded. */
  isSaving: boolean;
  setSaving: (isSaving: boolean) => void;
}

/** 全部 | 轴承与密封 186 | … | ＋ 存为视图 */
export function ViewRow({ isSaving, setSaving, ...props }: Props) {
  const t = useViewsText();
  const { list, columns } = props;
  const { views, current, open, show, showAll, failed } = useOpenView(props);
  const content = usePresentContent(props);
  const counts = useViewCounts(list, views);
  const [asked, setTask] = useState<ViewTask>();
  const task: ViewTask | undefined = isSaving ? { what: 'save' } : asked;
  const isChanged = current !== undefined && !list.isFirstLoad && !isSameContent(columns, current.content, content);
  const close = () => {
    setTask(undefined);
    setSaving(false);
  };
  const remove = async (view: SavedView) => {
    if (await deleteView(view)) showAll();
  };
  const run = (view: SavedView, action: string) => {
    if (action === 'update') void updateView(view, content);
    else if (action === 'setDefault') void setDefault(view);
    else if (action === 'delete') void remove(view);
    else setTask({ what: action as 'rename' | 'share', view });
  };
  return (
    <nav className={bar.bar} aria-label={t('views')}>
      <button
        type="button"
        className={list.viewId ? bar.tab : bar.current}
        aria-current={!list.viewId}
        onClick={showAll}>
        {t('all')}
      </button>
      {views.map((view) => (
        <span key={view.id} className={view === current ? `${bar.current} ${styles.open}` : styles.closed}>
          <button
            type="button"
            className={view === current ? styles.name : bar.tab}
            aria-current={view === current}
            onClick={() => show(view)}
            title={view.isOwn ? undefined : t('ownedBy', { name: view.name, owner: view.ownerName })}>
            {view.name}
            {counts.has(view.id) && <span className={styles.count}>{counts.get(view.id)}</span>}
            {view === current && isChanged && (
              <span className={styles.dot} title={t('changed')}>
                <VisuallyHidden>{t('changed')}</VisuallyHidden>
              </span>
            )}
          </button>
          {view === current && <ViewMenu view={view} isChanged={isChanged} onRun={(action) => run(view, action)} />}
        </span>
      ))}
      {current && isChanged && (
        <>
          {current.isOwn && (
            <button type="button" className={styles.action} onClick={() => run(current, 'update')}>
              {t('update')}
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => show(current)}>
            {t('restore')}
          </button>
        </>
      )}
      <button type="button" className={bar.tab} aria-haspopup="dialog" onClick={() => setTask({ what: 'save' })}>
        <PlusOutlined aria-hidden="true" />
        {t('save')}
      </button>
      {failed && (
        <span className={styles.failure} role="alert">
          {t('loadFailed')}{' '}
          <button type="button" className={styles.action} onClick={failed.retry}>
            {t('retry')}
          </button>
        </span>
      )}
      {task && (
        <ViewDialog
          task={task}
          list={list.name}
          content={content}
          onSaved={(id) => (task.what === 'save' ? open(id, content) : undefined)}
          onClose={close}
        />
      )}
    </nav>
  );
}

/** More than fit beside each other are not counted. */
const mostCounted = 10;

/** How many records each view finds, by its id. A number that cannot be read is not shown. */
function useViewCounts(
  { call, allFilters, filters }: Pick<List<unknown>, 'call' | 'allFilters' | 'filters'>,
  views: readonly SavedView[],
): ReadonlyMap<string, string> {
  const counted = views.slice(0, mostCounted);
  const fixed = Object.fromEntries(Object.entries(allFilters).filter(([name]) => !(name in filters)));
  const answers = useQueries({
    queries: counted.map(({ content }) => {
      const input = { ...content.filters, ...fixed };
      return {
        queryKey: queryKeyOf(call, 'count', input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          fetchPage(call, { ...input, ...pageInput(call, 1, 1) }, signal),
        staleTime: 60_000,
        meta: { showsOwnError: true },
      };
    }),
  });
  return new Map(
    answers.flatMap(({ data }, index) =>
      data ? [[counted[index]!.id, `${data.total.toLocaleString('en')}${data.approximate ? '+' : ''}`]] : [],
    ),
  );
}

const noun = 'savedView';
/** So many names a question has room for. */
const mostNamed = 8;

const setDefault = ({ id, list, isDefault }: SavedView) =>
  runAction(noun, () => request(savedView.setDefault, { list, ...(!isDefault && { id }) }));

const updateView = ({ id, list, name }: SavedView, content: SavedView['content']) =>
  runAction(noun, () => request(savedView.save, { id, list, name, content }));

/** Asks first, and says whose list opens with it. */
async function deleteView(view: SavedView): Promise<boolean> {
  const people = await fetchData(savedView.uses, { id: view.id }).catch(showError);
  if (!people) return false;
  const named = joinNames(people.slice(0, mostNamed));
  const used =
    people.length &&
    viewsText('deleteUsed', {
      count: people.length,
      people: people.length > mostNamed ? viewsText('peopleMore', { people: named }) : named,
    });
  const detail = [used, view.roles.length > 0 && viewsText('deleteShared'), viewsText('deleteDetail')]
    .filter(Boolean)
    .join('\n');
  if (
    !(await confirm({
      title: viewsText('deleteTitle', { name: view.name }),
      detail,
      yes: viewsText('delete'),
      danger: true,
    }))
  )
    return false;
  return runAction(noun, () => request(savedView.delete, { id: view.id }));
}
