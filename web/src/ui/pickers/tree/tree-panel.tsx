import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import { buildTreeModel, pathOf, type TreeModel } from '../../tree-editor/view/tree-model.ts';
import { TreeView } from '../../tree-editor/view/tree-view.tsx';
import { useTreeRows } from '../../tree-editor/view/use-tree-rows.ts';
import { PickerSearch } from '../picker-search.tsx';
import { usePickersText } from '../pickers.texts.ts';
import styles from '../pickers.module.css';
import type { Named } from '../sources.ts';
import { checkedNodes, checkStates, toggleCheck, topmost, type PickableNode, type TreeChecks } from './tree-checks.ts';

/** The source of a tree to choose from. Its query key begins with the noun. */
export interface TreeSource<Node extends PickableNode = PickableNode> {
  readonly queryKey: readonly unknown[];
  readonly fetch: (signal: AbortSignal) => Promise<readonly Node[]>;
}

interface Props<Node extends PickableNode> {
  label: string;
  searchLabel: string;
  hint?: string;
  source: TreeSource<Node>;
  /** `single`: one node, without checkboxes. */
  checks: TreeChecks | 'single';
  height?: number;
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}

/** A searchable tree to choose from, inside a picker or in a form. */
export function TreePanel<Node extends PickableNode>({ source, ...props }: Props<Node>) {
  const { data, error, refetch } = useQuery({
    queryKey: [...source.queryKey, 'tree to choose from'],
    queryFn: async ({ signal }) => buildTreeModel(await source.fetch(signal)),
    meta: { showsOwnError: true },
  });
  if (data) return <Tree {...props} model={data} />;
  return error ? (
    <div role="alert">
      <ErrorNotice title={toCallError(error).message} onRetry={refetch} />
    </div>
  ) : (
    <PageSkeleton />
  );
}

/** The names of its ancestors tell nodes of the same name apart. */
function namedOf<Node extends PickableNode>(model: TreeModel<Node>, id: string): Named | undefined {
  const entry = model.entries.get(id);
  if (!entry) return undefined;
  return {
    id,
    name: entry.node.name,
    detail: pathOf(entry)
      .slice(0, -1)
      .map(({ name }) => name)
      .join(' / '),
  };
}

function Tree<Node extends PickableNode>({
  label,
  searchLabel,
  hint,
  checks,
  height = 380,
  model,
  chosen,
  onChange,
}: Omit<Props<Node>, 'source'> & { model: TreeModel<Node> }) {
  const t = usePickersText();
  const rows = useTreeRows(model, chosen[0]?.id);
  const isSingle = checks === 'single';
  const semantics = isSingle ? 'independent' : checks;
  const checked = useMemo(
    () =>
      checkedNodes(
        model,
        chosen.map(({ id }) => id),
        semantics,
      ),
    [model, chosen, semantics],
  );
  const states = useMemo(() => checkStates(model, checked, semantics), [model, checked, semantics]);
  const chosenById = new Map(chosen.map((each) => [each.id, each]));
  const set = (ids: Iterable<string>) =>
    onChange([...ids].flatMap((id) => chosenById.get(id) ?? namedOf(model, id) ?? []));
  const toggle = (id: string) => {
    const next = toggleCheck(model, checked, id, semantics);
    set(semantics === 'descendants' ? topmost(model, next) : next);
  };
  return (
    <>
      <PickerSearch label={searchLabel} value={rows.query} onChange={rows.search} />
      {hint && <p className={styles.hint}>{hint}</p>}
      {rows.rows.length === 0 && (
        <p className={styles.empty}>{rows.shownQuery ? t('nothingFound') : t('nothingThere')}</p>
      )}
      {rows.rows.length > 0 && (
        <div className={styles.tree}>
          <TreeView
            label={label}
            tree={rows}
            height={height}
            selectedId={isSingle ? chosen[0]?.id : undefined}
            onSelect={isSingle ? (id) => set([id]) : toggle}
            checkOf={isSingle ? undefined : (id) => states.get(id) ?? false}
            isDisabled={(id) => model.entries.get(id)?.node.isDisabled === true}
          />
        </div>
      )}
    </>
  );
}
