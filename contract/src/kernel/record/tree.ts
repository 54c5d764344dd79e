import { z } from 'zod';
import { Id, optionalId, Version, wholeNumber } from '../fields.ts';

/** Puts a node, with everything below it, under a parent (or among the roots), before a sibling (or at the end). */
export const TreeMove = z.object({ id: Id, version: Version, parentId: optionalId, beforeId: optionalId });

/** The nodes that a move changed, including the moved one, so that a client need not reload the tree. */
export const TreeMoved = z.object({
  changed: z.array(z.object({ id: z.string(), sort: z.number(), version: z.number() })),
});
export type TreeMoved = z.output<typeof TreeMoved>;

/** Deletes a node with everything below it; `below` is how many the user was warned of. */
export const TreeDelete = z.object({ id: Id, below: wholeNumber(0).optional() });
