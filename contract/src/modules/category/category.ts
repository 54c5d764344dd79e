import { z } from 'zod';
import { calls, del, get, post } from '../../kernel/call.ts';
import {
  byId,
  code,
  filterFlag,
  Flag,
  optionalId,
  requiredText,
  Saved,
  text,
  Version,
  wholeNumber,
} from '../../kernel/fields.ts';
import { MultilingualRow, multilingualRows } from '../../kernel/record/multilingual.ts';
import { FileLink, pictureLimit } from '../../kernel/stored-file.ts';
import {
  FoundNode,
  hasChildren,
  nodeSearch,
  TreeDelete,
  TreeMove,
  TreeMoved,
  treePart,
} from '../../kernel/record/tree.ts';

export const maxCategoryDepth = 10;
export const categoryPicture = { ...pictureLimit, width: 118, height: 95 };

const CategoryInput = z.object({
  id: optionalId,
  version: Version,
  /** Needed for a new one; afterwards it never changes. */
  categorySetId: optionalId,
  /** Where a new one stands; none for a root. Of an existing one: left out, it stays where it is. */
  parentId: optionalId,
  name: requiredText(50, 'category.nameRequired'),
  code: code(20, 'category.codeRequired'),
  sort: wholeNumber(0, undefined, 'category.sortRequired'),
  status: Flag,
  /** The picture: an address that the upload returned. */
  sortPicUrl: FileLink,
});

export const Category = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  code: z.string(),
  sort: z.number(),
  status: z.literal([0, 1]),
  sortPicUrl: z.string(),
  /** Empty for a root. */
  parentId: z.string(),
  sortType: z.literal(1),
  categorySetId: z.string(),
  categorySetName: z.string(),
});
export type Category = z.output<typeof Category>;

/** As little as a tree needs: there may be tens of thousands. */
export const CategoryNode = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  code: z.string(),
  sort: z.number(),
  status: z.literal([0, 1]),
  hasChildren,
  get children(): z.ZodOptional<z.ZodArray<typeof CategoryNode>> {
    return z.array(CategoryNode).optional();
  },
});
export type CategoryNode = z.output<typeof CategoryNode>;

export const category = calls('category', 'edp', '/v1/category', {
  /** Of a set by its id or its code; `status` 1 leaves out what is disabled, and all below it. */
  tree: post('categoryTree', {
    can: 'staff',
    orCan: ['categorySet.view', 'material.view', 'product.view'],
    input: z.object({ categorySetId: optionalId, categorySetCode: text(20), status: filterFlag, ...treePart }),
    output: z.array(CategoryNode),
  }),
  find: post('find', {
    summary: 'Finds categories in all sets that the user sees, each with its path.',
    can: 'categorySet.view',
    input: nodeSearch,
    page: FoundNode.extend({ status: z.literal([0, 1]) }),
  }),
  detail: post('detail', { can: 'categorySet.view', input: byId, output: Category }),
  save: post('saveOrUpdate', { can: 'categorySet.edit', input: CategoryInput, output: Saved, writes: true }),
  move: post('move', {
    can: 'categorySet.edit',
    input: TreeMove,
    output: TreeMoved,
    writes: true,
    done: 'category.moved',
  }),
  delete: del('delete', {
    can: 'categorySet.delete',
    input: TreeDelete,
    output: z.null(),
    writes: true,
    done: 'category.deleted',
  }),
  translations: get('getMultilingualById', { can: 'categorySet.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateMultilingual', {
    can: 'categorySet.edit',
    input: multilingualRows,
    output: z.null(),
    writes: true,
  }),
});
