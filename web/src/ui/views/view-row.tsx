import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import type { ViewBarProps } from '../table/view-bar.tsx';
import bar from '../table/view-bar.module.css';
import { isSameContent, usePresentContent } from './present-content.ts';
import { useOpenView } from './use-open-view.ts';
import { useViewCounts } from './use-view-counts.ts';
import { deleteView, setDefault, updateView } from './view-actions.ts';
import type { ViewTask } from './view-dialog.tsx';
import { ViewMenu } from './view-menu.tsx';
import styles from './views.module.css';
import { useViewsText } from './views.texts.ts';

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
