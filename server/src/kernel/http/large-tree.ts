import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call } from '@edp/contract/kernel/call.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { FastifyReply } from 'fastify';
import { largeFrom, sliceRows } from '../list/slices.ts';
import { writeAnswer, writerOf } from './write-answer.ts';

interface TreeNode {
  children?: TreeNode[];
}

/**
 * Whether an answer is a tree, or a list without pages, of so many nodes that to write it at once would hold up other
 * requests.
 */
export function isLargeTree({ alsoAs }: Call, result: unknown): result is TreeNode[] {
  if (alsoAs || !Array.isArray(result)) return false;
  let count = 0;
  const waiting: TreeNode[][] = [result as TreeNode[]];
  for (let nodes = waiting.pop(); nodes && count <= largeFrom; nodes = waiting.pop()) {
    count += nodes.length;
    for (const { children } of nodes) if (children?.length) waiting.push(children);
  }
  return count > largeFrom;
}

const below = '"children":[]';

/**
 * The bytes that the serializer of the call would write at once, node by node; after some of them other requests get
 * their turn.
 */
export async function writeLargeTree(
  call: Call,
  roots: readonly TreeNode[],
  language: Language,
  reply: FastifyReply,
  isPartial: boolean,
): Promise<Buffer> {
  const empty = writeAnswer(call, [], language, reply, isPartial);
  const place = empty.indexOf('"data":[]') + '"data":['.length;
  const write = writerOf(call, 'nodes', reply, isPartial);
  const parts: Buffer[] = [];
  let [text, count] = [empty.slice(0, place), 0];
  const add = async (nodes: readonly TreeNode[]): Promise<void> => {
    for (const [index, node] of nodes.entries()) {
      const { children } = node;
      // A quote within a text is escaped, so this is the list of the node.
      const written = write([children ? { ...node, children: [] } : node]).slice(1, -1);
      const inside = children?.length ? written.lastIndexOf(below) + below.length - 1 : written.length;
      text += (index > 0 ? ',' : '') + written.slice(0, inside);
      if (++count % sliceRows === 0) {
        parts.push(Buffer.from(text));
        text = '';
        await nextTurn();
      }
      if (children?.length) await add(children);
      text += written.slice(inside);
    }
  };
  await add(roots);
  return Buffer.concat([...parts, Buffer.from(text + empty.slice(place))]);
}
