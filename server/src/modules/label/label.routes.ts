import { label, type Label, labelRecord } from '@edp/contract/modules/label/label.ts';
import { type Context, bind } from '../../kernel/http/bind.ts';
import { takenKey } from '../../kernel/record/taken-key.ts';
import { deleteSubtree } from '../../kernel/tree/delete-subtree.ts';
import { findNodes } from '../../kernel/tree/find-nodes.ts';
import { moveNode } from '../../kernel/tree/move-node.ts';
import { labelTree } from './label-tree.ts';
import {
  labelTranslations,
  findLabel,
  readLabelsByIds,
  readLabelTree,
  saveLabel,
  translateLabel,
} from './label.queries.ts';

export const labelRoutes = bind(
  label,
  {
    tree: ({ db, input, language }) => readLabelTree(db, input, language),
    treeByIds: ({ db, input, language }) => readLabelsByIds(db, input.ids, language),
    find: (context) => findNodes(context, labelTree),
    detail: (context) => read(context, context.input.id),
    save: (context) => saveLabel(context.db, context.input, (id) => read(context, id)),
    move: (context) => moveNode(context.db, labelTree, context.input, (id) => read(context, id)),
    delete: async (context) => {
      await deleteSubtree(context, labelTree, context.input);
      return null;
    },
    translations: ({ db, input }) => labelTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateLabel(db, input);
      return null;
    },
  },
  takenKey(labelRecord),
);

async function read({ db, session, kernel }: Context, id: string): Promise<Label> {
  const { pictureFileId, ...row } = await findLabel(db, id);
  return { ...row, labelType: 2, labelPicUrl: kernel.links.to(session.tenantId, pictureFileId) };
}
