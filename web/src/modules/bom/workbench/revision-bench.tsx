import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import type { TreeModel } from '../../../ui/tree-editor/view/tree-model.ts';
import { CompareBar } from '../analysis/compare-bar.tsx';
import type { Comparison } from '../analysis/comparison.ts';
import { useComparedTree } from '../analysis/use-compared-tree.ts';
import { isRecord } from '../analysis/subject.ts';
import { ReplaceFacts, WhereUsedFacts } from '../analysis/where-used-facts.tsx';
import type { AnalysisDialog } from './analysis-dialogs.tsx';
import type { Component } from './bom-tree.ts';
import { ComponentPanel } from './panel/component-panel.tsx';
import { ComponentTable } from './table/component-table.tsx';
import { DisplaySwitch, type Display } from './bars/display-switch.tsx';
import { FootBar } from './bars/foot-bar.tsx';
import { ToolBar } from './bars/tool-bar.tsx';
import { useBomEditor } from './use-bom-editor.ts';
import { useBomTree, type BomTreeState } from './use-bom-tree.ts';
import styles from './workbench.module.css';
import { useWorkbenchText } from './bom-workbench.texts.ts';

const ComponentDiagram = lazy(
  async () => (await import('./diagram/component-diagram.tsx')).ComponentDiagram,
  PageSkeleton,
);

interface Props {
  of: Bom;
  revision: number;
  /** The same for queries: undefined for the one that is worked on. */
  asked: number | undefined;
  canEdit: boolean;
  /** Asks before unsaved changes are lost. */
  confirmLeave: RefObject<(() => Promise<boolean>) | null>;
  comparison: Comparison | undefined;
  /** What it is compared with can be chosen. */
  compareChoice: ReactNode;
  onEndCompare: () => void;
  onOpen: (dialog: AnalysisDialog) => void;
}

/** The components of one revision: the tree on the left, the selected one on the right. */
export function RevisionBench(props: Props) {
  const tree = useBomTree(props.of.id, props.asked);
  // After a new revision was begun, the tree of the one before it may still be there.
  const shown = tree.model?.roots[0]?.revision ?? props.revision;
  if (tree.model)
    return (
      <LoadedBench
        key={shown}
        {...props}
        canEdit={props.canEdit && shown === props.revision}
        tree={tree}
        model={tree.model}
      />
    );
  return tree.error ? <ErrorNotice title={tree.error.message} onRetry={tree.reload} /> : <PageSkeleton />;
}

function LoadedBench({
  of,
  revision,
  canEdit,
  confirmLeave,
  comparison,
  compareChoice,
  onEndCompare,
  onOpen,
  tree: read,
  model,
}: Props & { tree: BomTreeState; model: TreeModel<Component> }) {
  const t = useWorkbenchText();
  const [chosen, setDisplay] = useState<Display>('tree');
  // A comparison is shown in the tree.
  const display = comparison ? undefined : chosen;
  const box = useRef<HTMLDivElement>(null);
  const compared = useComparedTree(model, read, comparison);
  const { shown, tree } = compared;
  const editor = useBomEditor({ bomId: of.id, revision, tree, model, shown, canEdit });
  useImperativeHandle(confirmLeave, () => editor.confirmLeave);
  // The focused form unmounts: move the focus to the tree.
  const focusTree = () =>
    setTimeout(() => box.current?.querySelector<HTMLElement>('[role=treegrid], [role=tree]')?.focus());
  const { rows } = editor;
  const can = useCan();
  const further = (component: Component) => {
    const replace = can(bomAnalysis.replace.can) ? () => onOpen({ what: 'replace', of: component }) : undefined;
    return isRecord(component) ? (
      <WhereUsedFacts of={component} onAll={() => onOpen({ what: 'whereUsed', of: component })} onReplace={replace} />
    ) : (
      replace && <ReplaceFacts onReplace={replace} />
    );
  };
  const showDifference = (id: string) => {
    rows.search('');
    rows.openTo(shown.entries.get(id)?.parent?.node.id);
    void editor.select(id);
  };
  const showOnly = (isOnly: boolean) => {
    compared.setOnly(isOnly);
    if (isOnly) rows.openNodes(compared.above());
  };
  const endCompare = () => {
    compared.setOnly(false);
    onEndCompare();
  };
  const hasRows = shown.entries.size > 0 && rows.matches !== 0;
  return (
    <>
      {compareChoice && (
        <CompareBar
          of={comparison}
          choice={compareChoice}
          ids={compared.ids}
          total={tree.cost?.total}
          selectedId={editor.selectedId}
          isOnly={compared.isOnly}
          onOnly={showOnly}
          onSelect={showDifference}
          onClose={endCompare}
        />
      )}
      <div ref={box} className={styles.body}>
        <section className={styles.left} aria-label={t('components')}>
          <ToolBar editor={editor} model={model} />
          {shown.entries.size === 0 && (
            <div className={styles.nothing}>
              <Notice title={t('emptyTitle')} detail={canEdit ? t('emptyDetail') : t('emptyReleased')} />
            </div>
          )}
          {rows.matches === 0 && (
            <div className={styles.nothing}>
              <Notice
                title={t('noMatch', { query: rows.shownQuery.trim() })}
                action={{ text: t('clearSearch'), run: () => rows.search('') }}
              />
            </div>
          )}
          {hasRows && display === 'diagram' && <ComponentDiagram title={of.productName} editor={editor} tree={tree} />}
          {hasRows && display !== 'diagram' && (
            <ComponentTable
              editor={editor}
              tree={tree}
              model={model}
              markOf={comparison && ((id) => comparison.marks.get(id))}
            />
          )}
          <FootBar editor={editor} tree={tree} model={model}>
            {shown.entries.size > 0 && display && <DisplaySwitch value={display} onChange={setDisplay} />}
          </FootBar>
        </section>
        <ComponentPanel editor={editor} tree={tree} model={model} focusTree={focusTree} further={further} />
      </div>
    </>
  );
}
