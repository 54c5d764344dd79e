import type { Call } from '@edp/contract/kernel/call.ts';
import type { MessageKey } from '@edp/contract/texts.ts';
import type { ComponentType, RefObject } from 'react';
import type { TreeNode } from './tree-model.ts';

export type Mode = 'view' | 'edit' | 'addRoot' | 'addChild';

/** Asks a form that is being filled in whether it may be left. */
type LeaveGuard = RefObject<(() => Promise<boolean>) | null>;

/** What the right side of the editor is given to show. */
export interface NodeDetail {
  readonly mode: Mode;
  /** The set that the tree belongs to. */
  readonly setId: string;
  /** The node that is shown or edited; none where one is added. */
  readonly id: string | undefined;
  /** Under which one is added; none for a root. */
  readonly parentId: string | undefined;
  /** The sort order of one that is added. */
  readonly nextSort: number;
  readonly guard: LeaveGuard;
  onSaved: (saved: { id: string }) => void;
  /** Somebody else has changed the tree: it is read again, what was entered stays. */
  onRejected: () => void;
  onCancel: () => void;
}

/** What one kind of tree has of its own: calls, rules, words, the form. */
export interface TreeKind<Node extends TreeNode> {
  readonly calls: { save: Call; move: Call; delete: Call; translations: Call; translate: Call; detail: Call };
  readonly maxDepth: number;
  /** What is said where a node would stand too deep. */
  readonly tooDeep: MessageKey;
  readonly texts: {
    tree: string;
    addRoot: string;
    addChild: string;
    edit: string;
    /** Why nothing can be added below a node of the last level. */
    noChild: string;
    emptyTitle: string;
    emptyDetail: string;
    deleteTitle: (name: string) => string;
    deleteDetail: (below: number) => string;
    deleted: string;
    deleteFailed: string;
  };
  /** A word about a node behind its name. */
  tagOf?: (node: Node) => string | undefined;
  /** What a node says of itself depends on where it stands: the tree is read again after a move. */
  readonly reloadAfterMove?: boolean;
  readonly Detail: ComponentType<NodeDetail>;
  readonly setId: string;
  /** Sharing may let a person see a set and not change it. */
  readonly isReadOnly: boolean;
}
