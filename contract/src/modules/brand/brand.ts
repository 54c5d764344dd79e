import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { restrictable } from '../../kernel/record/field-rights.ts';
import { inputOf, rowOf } from '../../kernel/record/record.ts';
import { recordCalls, translationCalls } from '../../kernel/record/record-calls.ts';
import {
  codeField,
  createdTimeField,
  creatorField,
  editableField,
  fileField,
  flagField,
  nameField,
  numberField,
  sourceField,
  textField,
  updatedTimeField,
} from '../../kernel/record/record-fields.ts';
import { pictureLimit } from '../../kernel/stored-file.ts';

export const brandPicture = { ...pictureLimit, width: 118, height: 95 };

export const brandFields = restrictable(
  'brand',
  {
    code: codeField(20, 'brand.codeRequired'),
    name: nameField(50, 'brand.nameRequired'),
    active: flagField(),
    sortOrder: numberField('brand.sortOrderRequired'),
    labelPath: fileField(brandPicture),
    description: textField(500),
    source: sourceField(),
    editable: editableField(),
    createdName: creatorField(),
    createTime: createdTimeField(),
    updatedTime: updatedTimeField(),
  },
  { except: ['active'] },
);

export const Brand = rowOf(brandFields);
export type Brand = z.output<typeof Brand>;
const BrandOption = Brand.pick({ id: true, name: true });

export const brand = calls('brand', 'edp', '/api/v1/procenter/proBrand', {
  ...recordCalls('brand', brandFields, { list: 'list', detail: 'detail', save: 'saveOrUpdate', delete: 'delete' }, [
    'name',
    'code',
    'active',
  ]),
  ...translationCalls(
    'brand',
    { translations: 'getMultilingualById', translate: 'updateMultilingual' },
    'brand.description',
  ),
  options: get('getAllList', { can: 'member', input: z.object({}), output: z.array(BrandOption) }),
  addByName: post('insertProductSaveOrUpdate', {
    can: 'brand.edit',
    input: inputOf(brandFields).pick({ name: true }),
    output: BrandOption,
    writes: true,
    done: 'brand.added',
  }),
});
