import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { menu, type MenuResource, mostLevels } from '@edp/contract/modules/menu/menu.ts';
import { translate } from '@edp/contract/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { toast } from '../../kernel/feedback/toast.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { language, useLanguage } from '../../kernel/text/language.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import list from '../../ui/table/list-page.module.css';
import { buildTreeModel } from '../../ui/tree-editor/view/tree-model.ts';
import {
  type DropTarget,
  positionOfDrop,
  positionOfShift,
  type TreePosition,
  validateMove,
} from '../../ui/tree-editor/tree-moves.ts';
import { TreeRoom } from '../../ui/tree-editor/tree-room.tsx';
import { TreeView } from '../../ui/tree-editor/view/tree-view.tsx';
import { useTreeRows } from '../../ui/tree-editor/view/use-tree-rows.ts';
import { EntryPanel } from './entry-panel.tsx';
import { deleteEntry, moveEntry } from './menu-actions.ts';
import { isInHidden, isRenamed, type MenuNode, menuNodes } from './menu-nodes.ts';
import styles from './menu.module.css';
import { useMenuText } from './menu.texts.ts';

const loadForm = () => import('./entry-form.tsx');
const EntryForm = lazy(async () => (await loadForm()).EntryForm);

/** The tenant's menu: a tree to arrange, and the chosen entry beside it. */
export function MenuPage() {
  const t = useMenuText();
  const { data, error, refetch } = useQuery({
    queryKey: ['menu', 'entries'],
    queryFn: ({ signal }) => fetchData(menu.entries, {}, signal),
    meta: { showsOwnError: true },
  });
  return (
    <div className={list.page}>
      <section className={list.panel}>
        {data ? (
          <MenuEditor entries={data} />
        ) : (
          <>
            <div className={list.toolbar}>
              <h1 className={list.title}>{t('title')}</h1>
            </div>
            {error ? <ErrorNotice title={error.message} onRetry={refetch} /> : <PageSkeleton />}
          </>
        )}
      </section>
    </div>
  );
}

/** What the form edits: an entry by its id, or a new one. */
type Opened = { readonly id: string } | { readonly type: 'group' | 'external'; readonly parentId: string };

const treeHeight = 476;

function MenuEditor({ entries }: { entries: readonly MenuResource[] }) {
  const t = useMenuText();
  const isEnglish = useLanguage() === 'ENG';
  const model = useMemo(() => buildTreeModel<MenuNode>(menuNodes(entries, isEnglish)), [entries, isEnglish]);
  const rows = useTreeRows(model);
  const [selectedId, select] = useState<string>();
  const [opened, open] = useRestorableState<Opened>();
  const selected = entries.find(({ id }) => id === selectedId);
  const add = (type: 'group' | 'external') =>
    open({ type, parentId: (selected?.type === 'group' ? selected.id : selected?.parentId) ?? '' });

  const isGroup = (id: string | undefined) => id === undefined || model.entries.get(id)?.node.entry.type === 'group';
  const problemOf = (id: string, { parentId }: TreePosition) =>
    isGroup(parentId)
      ? validateMove(model, model.entries.get(id)!, parentId, mostLevels)
      : ('menu.parentGone' as const);
  const move = (id: string, place: TreePosition | undefined) => {
    if (!place) return;
    const problem = problemOf(id, place);
    if (problem)
      return toast(
        'warning',
        translate(problem === 'tree.tooDeep' ? 'menu.tooDeep' : problem, language(), { levels: mostLevels }),
      );
    select(id);
    rows.openTo(place.parentId);
    return void moveEntry(entries, id, place);
  };
  const placeOf = (id: string, drop: DropTarget) => positionOfDrop(model, drop, id);
  const tagOf = ({ entry }: MenuNode) => {
    if (entry.hidden === 1) return t('isHidden');
    if (isInHidden(entries, entry)) return t('inHidden');
    return entry.own === 1 ? t('own') : isRenamed(entry) ? t('renamed') : undefined;
  };
  return (
    <>
      <div className={list.toolbar}>
        <h1 className={list.title}>{t('title')}</h1>
        <div className={list.tools}>
          <Button icon={<PlusOutlined />} onPointerEnter={() => void loadForm()} onClick={() => add('group')}>
            {t('addGroup')}
          </Button>
          <Button
            type="primary"
            icon={<PlusOutlined />}
            onPointerEnter={() => void loadForm()}
            onClick={() => add('external')}>
            {t('addPage')}
          </Button>
        </div>
      </div>
      <div className={styles.bench}>
        <div className={styles.left}>
          <SearchBox label={t('search')} value={rows.query} onChange={rows.search} />
          {rows.matches === 0 ? (
            <div className={styles.nothing} style={{ height: treeHeight }}>
              <Notice title={t('noMatch')} />
            </div>
          ) : (
            <TreeRoom least={treeHeight}>
              {(height) => (
                <TreeView
                  label={t('tree')}
                  tree={rows}
                  height={height}
                  selectedId={selectedId}
                  onSelect={select}
                  tagOf={tagOf}
                  drag={{
                    onDrop: (id, drop) => move(id, placeOf(id, drop)),
                    isInvalidDrop: (id, drop) => problemOf(id, placeOf(id, drop)) !== undefined,
                  }}
                  onShift={(id, by) => move(id, positionOfShift(model, model.entries.get(id)!, by))}
                />
              )}
            </TreeRoom>
          )}
          <p className={styles.hint}>{t('hint')}</p>
        </div>
        <div className={styles.right}>
          {selected ? (
            <EntryPanel
              entry={selected}
              entries={entries}
              onEdit={() => open({ id: selected.id })}
              onDelete={() => void deleteEntry(selected)}
            />
          ) : (
            <p className={styles.choose}>{t('choose')}</p>
          )}
        </div>
      </div>
      {opened && (
        <EntryForm of={opened} entries={entries} onSaved={(id) => select(id)} onClose={() => open(undefined)} />
      )}
    </>
  );
}
