import { z } from 'zod';
import { filterText, Id, optionalId, Version, wholeNumber } from '../fields.ts';
import { paged } from '../paging.ts';

/** Puts a node, with everything below it, under a parent (or among the roots), before a sibling (or at the end). */
export const TreeMove = z.object({ id: Id, version: Version, parentId: optionalId, beforeId: optionalId });

/** The nodes that a move changed, including the moved one, so that a client need not reload the tree. */
export const TreeMoved = z.object({
  changed: z.array(z.object({ id: z.string(), sort: z.number(), version: z.number() })),
});
export type TreeMoved = z.output<typeof TreeMoved>;

/** Deletes a node with everything below it; `below` is how many the user was warned of. */
export const TreeDelete = z.object({ id: Id, below: wholeNumber(0).optional() });

/**
 * A part of a large tree: what lies below a node, and so many levels of it. Without them a call answers the whole tree.
 */
export const treePart = { parentId: optionalId, levels: wholeNumber(1).optional() };

/** A node has it when `levels` is given: children that are not in the answer are read by their parent. */
export const hasChildren = z.literal([0, 1]).optional();

/** Finds nodes in the trees of all sets, by name, pinyin initials or code. */
export const nodeSearch = paged({ keyword: filterText() });

export const FoundNode = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  setId: z.string(),
  /**
   * The names above it: the name of its set, then those from the root down to its parent, with ` / ` between them.
   */
  path: z.string(),
});
