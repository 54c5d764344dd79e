import type { Call } from '@edp/contract/kernel/call.ts';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { RecordLoader } from '../record/record-loader.tsx';
import type { NamedRecord } from '../record/record-kind.ts';
import type { EditorProps } from './tree-editor-panel.tsx';
import { TreeEditor, TreeEditorPage } from './tree-editor.tsx';
import type { EditableNode } from './view/tree-model.ts';

interface TreeEditors<Set> {
  readonly Dialog: ComponentType<{ of: Set; onClose: () => void }>;
  readonly Page: ComponentType;
}

/** Where the tree of a set is edited: in a dialog above the list of sets, and on a page at `<list>/<id>/tree`. */
export function treeEditors<Set extends NamedRecord, Node extends EditableNode>(
  list: string,
  detail: Call,
  useEditor: (of: Set) => EditorProps<Node>,
): TreeEditors<Set> {
  const LoadedPage = ({ of }: { of: Set }) => {
    const { kind, ...editor } = useEditor(of);
    return <TreeEditorPage {...editor} kind={{ ...kind, isPage: true }} list={list} />;
  };
  return {
    Dialog: function Dialog({ of, onClose }) {
      return <TreeEditor {...useEditor(of)} page={`${list}/${of.id}/tree`} onClose={onClose} />;
    },
    Page: function Page() {
      const { id } = useParams();
      return (
        <RecordLoader call={detail} id={id} list={list}>
          {(set) => <LoadedPage of={set as Set} />}
        </RecordLoader>
      );
    },
  };
}
