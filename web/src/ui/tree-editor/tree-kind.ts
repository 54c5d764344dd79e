import type { Call } from '@edp/contract/kernel/call.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { ComponentType, RefObject } from 'react';
import type { treeTexts } from './tree-editor.texts.ts';
import type { EditableNode, TreeEntry } from './view/tree-model.ts';

export type Mode = 'view' | 'edit' | 'addRoot' | 'addChild';

/** Asks for confirmation before unsaved changes of a form are lost. */
type LeaveGuard = RefObject<(() => Promise<boolean>) | null>;

/** The props of the right side of the editor. */
export interface NodeDetail {
  readonly mode: Mode;
  /** The set that the tree belongs to. */
  readonly setId: string;
  /** The node shown or edited; undefined for a new one. */
  readonly id: string | undefined;
  /** The parent of a new node; undefined for a root. */
  readonly parentId: string | undefined;
  /** The sort order of a new node. */
  readonly nextSort: number;
  readonly guard: LeaveGuard;
  onSaved: (saved: { id: string }) => void;
  /** Another user changed the tree: it is reloaded, and the input stays. */
  onRejected: () => void;
  onCancel: () => void;
}

/** What differs between kinds of trees: calls, rules, texts, the form. */
export interface TreeKind<Node extends EditableNode> {
  /** Without `translations` and `translate`, nodes have one name. */
  readonly calls: { save: Call; move: Call; delete: Call; detail: Call; translations?: Call; translate?: Call };
  readonly maxDepth: number;
  /** The message when a node would be too deep. */
  readonly tooDeep: MessageKey;
  readonly texts: ReturnType<typeof treeTexts> & {
    readonly tree: string;
    /** Why a node of the last level gets no children. */
    readonly noChild: string;
    /** The label of the search, where it is not by name and code. */
    readonly search?: string;
  };
  /** A tag behind the name of a node. */
  tagOf?: (node: Node) => string | undefined;
  /** What is searched, where it is not name and code. */
  wordsOf?: (node: Node) => readonly string[];
  /** Called before the question whether to delete; false: it was told why not. */
  beforeDelete?: (entry: TreeEntry<Node>) => Promise<boolean>;
  /** The node that is selected at first. */
  readonly openId?: string | undefined;
  /**
   * The address may ask for the form of a new root (`?new`) or for a search (`?keyword=`): the page shows nothing but
   * this tree.
   */
  readonly takesNew?: boolean;
  /** The editor is a page of its own, whose address may ask for a node (`?open=<id>`). */
  readonly isPage?: boolean;
  /** The fields of a node depend on its parent, so its record is reloaded after a move. */
  readonly reloadAfterMove?: boolean;
  readonly Detail: ComponentType<NodeDetail>;
  readonly setId: string;
  /** Sharing may allow a user to view a set but not to change it. */
  readonly isReadOnly: boolean;
}
