import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { byId, filterFlag, Id, optionalId, Saved } from '../../kernel/fields.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { MultilingualRow, multilingualRows } from '../../kernel/record/multilingual.ts';
import {
  codeField,
  fileField,
  numberField,
  requiredTextField,
  viewed,
  yesNoField,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross, tooMany } from '../../kernel/rule.ts';
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
import { labelNoun } from './label.noun.ts';

/** Labels stand in groups: a root with its choices, and nothing below these. */
export const maxLabelDepth = 2;
export const labelPicture = { ...pictureLimit, width: 118, height: 95 };

export const labelFields = {
  name: viewed(requiredTextField(50, 'label.nameRequired'), { label: { ZHS: '标签名称', ENG: 'Name' } }),
  code: viewed(codeField(20, 'label.codeRequired'), { label: { ZHS: '标签编码', ENG: 'Code' } }),
  sort: viewed(numberField('label.sortRequired'), { label: recordLabels.sortOrder }),
  /** A root requires it: 1 if only one of its children may be chosen. It is null below a root. */
  isRadio: viewed(
    { ...yesNoField(), input: filterFlag, output: z.literal([0, 1]).nullable() },
    { label: { ZHS: '是否单选', ENG: 'Single choice' } },
  ),
  labelPicUrl: viewed(fileField(labelPicture), { label: { ZHS: '标签图片', ENG: 'Picture' }, column: 'picture' }),
};

const LabelInput = saveInputOf(labelFields)
  .extend({
    /** Needed for a new one; afterwards it never changes. */
    labelSetId: optionalId,
    /** Where a new one stands; none for a root. Of an existing one: left out, it stays where it is. */
    parentId: optionalId,
  })
  .refine(
    // The server knows the parent of an existing one.
    ({ id, parentId, isRadio }) => id !== undefined || parentId !== undefined || isRadio !== undefined,
    ruleAcross(['parentId', 'isRadio'], 'label.isRadioRequired'),
  );

export const Label = rowOf(labelFields).extend({
  /** Empty for a root. */
  parentId: z.string(),
  labelType: z.literal(2),
  labelSetId: z.string(),
  labelSetName: z.string(),
});
export type Label = z.output<typeof Label>;

export const LabelNode = rowOf(labelFields)
  .omit({ labelPicUrl: true })
  .extend({
    hasChildren,
    get children(): z.ZodOptional<z.ZodArray<typeof LabelNode>> {
      return z.array(LabelNode).optional();
    },
  });
export type LabelNode = z.output<typeof LabelNode>;

const mostIds = 1000;
/** Ids as an array, or separated by commas as records keep them. */
const ids = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))], rule('rule.type'))
  .transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  .pipe(z.array(Id).max(mostIds, tooMany(mostIds)));

export const label = calls('label', 'edp', '/v1/label', {
  tree: post('labelTree', {
    can: 'staff',
    orCan: ['labelSet.view', 'product.view'],
    input: z.object({ labelSetId: Id, ...treePart }),
    output: z.array(LabelNode),
  }),
  /** The labels with these ids, each under its root. */
  treeByIds: post('labelTreeByIds', {
    can: 'staff',
    orCan: ['labelSet.view', 'product.view'],
    input: z.object({ ids }),
    output: z.array(LabelNode),
  }),
  find: post('find', {
    summary: 'Finds labels in all sets that the user sees, each with its path.',
    can: 'labelSet.view',
    input: nodeSearch,
    page: FoundNode,
  }),
  detail: post('detail', { can: 'labelSet.view', input: byId, output: Label }),
  save: post('saveOrUpdate', { can: 'labelSet.edit', input: LabelInput, output: Saved, writes: true }),
  move: post('move', { can: 'labelSet.edit', input: TreeMove, output: TreeMoved, writes: true, done: 'label.moved' }),
  delete: post('delete', {
    can: 'labelSet.delete',
    input: TreeDelete,
    output: z.null(),
    writes: true,
    done: 'label.deleted',
  }),
  translations: get('getMultilingualById', { can: 'labelSet.view', input: byId, output: z.array(MultilingualRow) }),
  translate: post('updateMultilingual', {
    can: 'labelSet.edit',
    input: multilingualRows,
    output: z.null(),
    writes: true,
  }),
});

export const labelRecord = defineRecord({
  noun: labelNoun,
  fields: labelFields,
  calls: label,
  key: 'code',
  taken: 'label.codeTaken',
  filters: [],
  form: ['name', 'code', 'sort', 'isRadio', 'labelPicUrl'],
  one: { ZHS: '标签', ENG: 'label' },
});
