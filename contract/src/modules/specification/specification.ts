import { z } from 'zod';
import { calls, get, post, recordAsInput } from '../../kernel/call.ts';
import { byId, filterFlag, filterText, Flag, Id, optionalPath, Saved, text, Version } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { defineRecord } from '../../kernel/record/define-record.ts';
import { multilingualRow, multilingualRowsOf, remarkOf } from '../../kernel/record/multilingual.ts';
import { batchCalls } from '../../kernel/record/record-calls.ts';
import { filtersOf, inputOf, rowOf, sortsOf } from '../../kernel/record/record.ts';
import { rule, tooMany } from '../../kernel/rule.ts';
import { specificationNoun } from './specification.noun.ts';
import { mostValues, specificationFields, specificationValues } from './specification-fields.ts';

const Specification = rowOf(specificationFields);
export type Specification = z.output<typeof Specification>;

const SpecificationInput = inputOf(specificationFields).extend({ specValueList: specificationValues });

const filters = ['name', 'productTypeId', 'active'] as const;

/** The names of the values in the language of the row, by their ids. */
const TranslatedValues = z.array(z.object({ id: z.string(), specValue: z.string() }));
const remark = remarkOf('specification.description');
const SpecificationTexts = multilingualRow({ ...remark, specValueList: TranslatedValues });
export type SpecificationTexts = z.output<typeof SpecificationTexts>;
const translatedValues = z
  .array(z.object({ id: Id, specValue: text(50) }), rule('rule.type'))
  .max(mostValues, tooMany(mostValues));

/** A form edits a row for every language. */
export const specificationTextsForm = z.object({ rows: z.array(multilingualRow({ specValueList: translatedValues })) });

export const specification = calls('specification', 'edp', '/api/v1/procenter/spec', {
  list: post('specList', {
    summary: 'A page of the definitions of specifications, with their values.',
    can: 'specification.view',
    input: paged(filtersOf(specificationFields, filters), { sort: sortsOf(specificationFields) }),
    page: Specification,
  }),
  detail: get('detail', {
    summary: 'One definition, as it was written.',
    can: 'specification.view',
    input: byId,
    output: Specification,
  }),
  save: post('save', {
    summary: 'Creates a definition with its values.',
    can: 'specification.edit',
    input: SpecificationInput,
    output: Saved,
    writes: true,
  }),
  update: post('update', {
    summary: 'Updates a definition and makes its values exactly those given; a value in use cannot go.',
    can: 'specification.edit',
    input: SpecificationInput.extend({ id: Id, version: Version }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  setActive: post('invalid', {
    summary: 'Enables or disables a definition; given the id of a SKU record, puts that on the shelf or takes it off.',
    can: 'specification.edit',
    orCan: ['product.shelf'],
    input: z.object({ id: Id, version: Version, active: Flag }),
    output: z.null(),
    writes: true,
    sample: ({ id, version }) => ({ id, version, active: 1 }),
  }),
  delete: get('delete', {
    summary: 'Deletes a definition with its values; refused with the places where it is used.',
    can: 'specification.delete',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  ...batchCalls('specification', specificationFields, filters),
  choices: post('proSpecConfigList', {
    summary:
      'What a product of a category may be offered in: the definitions of the category itself and of those above it. `kw` is found in names and in values.',
    can: 'staff',
    input: paged({ kw: filterText(), categoryId: optionalPath, active: filterFlag }),
    page: Specification,
  }),
  translations: get('language', {
    summary: 'The name of a definition and those of its values in every language.',
    can: 'specification.view',
    input: byId,
    output: z.array(SpecificationTexts),
  }),
  translate: post('updateLanguage', {
    summary: 'Replaces these names in the languages given.',
    can: 'specification.edit',
    input: multilingualRowsOf({ ...remark, specValueList: translatedValues.optional() }),
    output: z.null(),
    writes: true,
    sample: ({ id }) => [{ type: 'ENG', name: 'Sample', remark: '', parentId: id }],
  }),
});

export const specificationRecord = defineRecord({
  noun: specificationNoun,
  fields: specificationFields,
  calls: specification,
  key: 'name',
  taken: 'specification.nameTaken',
  filters,
  form: ['name', 'productTypeId', 'active', 'sortOrder', 'specValueList', 'description'],
  one: { ZHS: '规格', ENG: 'specification' },
  empty: {
    title: { ZHS: '还没有规格', ENG: 'No specifications yet' },
    detail: {
      ZHS: '新增规格及其规格值后，就可以在多规格的产品中选用。',
      ENG: 'Add a specification and its values to use it in products with variants.',
    },
  },
});
