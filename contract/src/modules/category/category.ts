import { z } from 'zod';
import { calls, del, get, post } from '../../kernel/call.ts';
import { byId, filterFlag, optionalId, Saved, text } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { MultilingualRow, multilingualRows } from '../../kernel/record/multilingual.ts';
import {
  codeField,
  enabledField,
  fileField,
  numberField,
  requiredTextField,
  viewed,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';
import {
  FoundNode,
  hasChildren,
  nodeSearch,
  TreeDelete,
  TreeMove,
  TreeMoved,
  treePart,
} from '../../kernel/record/tree.ts';
import { categoryNoun } from './category.noun.ts';

export const maxCategoryDepth = 10;
export const categoryPicture = { ...pictureLimit, width: 118, height: 95 };

export const categoryFields = {
  name: viewed(requiredTextField(50, 'category.nameRequired'), { label: { ZHS: '分类名称', ENG: 'Name' } }),
  code: viewed(codeField(20, 'category.codeRequired'), { label: { ZHS: '分类编码', ENG: 'Code' } }),
  sort: viewed(numberField('category.sortRequired'), { label: recordLabels.sortOrder }),
  status: enabledField(),
  sortPicUrl: viewed(fileField(categoryPicture), { label: { ZHS: '分类图片', ENG: 'Picture' }, column: 'picture' }),
};

const CategoryInput = saveInputOf(categoryFields).extend({
  /** Needed for a new one; afterwards it never changes. */
  categorySetId: optionalId,
  /** Where a new one stands; none for a root. Of an existing one: left out, it stays where it is. */
  parentId: optionalId,
});

export const Category = rowOf(categoryFields).extend({
  /** Empty for a root. */
  parentId: z.string(),
  sortType: z.literal(1),
  categorySetId: z.string(),
  categorySetName: z.string(),
});
export type Category = z.output<typeof Category>;

/** As little as a tree needs: there may be tens of thousands. */
export const CategoryNode = rowOf(categoryFields)
  .omit({ sortPicUrl: true })
  .extend({
    hasChildren,
    get children(): z.ZodOptional<z.ZodArray<typeof CategoryNode>> {
      return z.array(CategoryNode).optional();
    },
  });
export type CategoryNode = z.output<typeof CategoryNode>;

export const category = calls('category', 'edp', '/v1/category', {
  /** The tree of a set, by its id or its code; `status` 1 leaves out what is disabled, and all below it. */
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

export const categoryRecord = defineRecord({
  noun: categoryNoun,
  fields: categoryFields,
  calls: category,
  key: 'code',
  taken: 'category.codeTaken',
  filters: [],
  form: ['name', 'code', 'sort', 'status', 'sortPicUrl'],
  one: { ZHS: '分类', ENG: 'category' },
});
