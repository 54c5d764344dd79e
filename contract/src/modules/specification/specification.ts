import { z } from 'zod';
import { calls, get, post, recordAsInput } from '../../kernel/call.ts';
import { byId, filterFlag, filterText, Flag, Id, optionalPath, Saved, text, Version } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { multilingualRow, multilingualRowsOf } from '../../kernel/record/multilingual.ts';
import { batchCalls } from '../../kernel/record/record-calls.ts';
import { filtersOf, inputOf, rowOf, sortsOf } from '../../kernel/record/record.ts';
import { rule } from '../../kernel/rule.ts';
import { mostValues, specificationFields, specificationValues } from './specification-fields.ts';

const Specification = rowOf(specificationFields);
export type Specification = z.output<typeof Specification>;

const SpecificationInput = inputOf(specificationFields).extend({ specValueList: specificationValues });

const filters = ['name', 'productTypeId', 'active'] as const;

/** What the values are called in the language of the row, by their ids. */
const TranslatedValues = z.array(z.object({ id: z.string(), specValue: z.string() }));
const SpecificationTexts = multilingualRow({ specValueList: TranslatedValues });
export type SpecificationTexts = z.output<typeof SpecificationTexts>;
const translatedValues = z.array(z.object({ id: Id, specValue: text(50) }), rule('rule.type')).max(mostValues, rule('rule.tooMany', { max: mostValues }));

/** What a form edits: a row for every language. */
export const specificationTextsForm = z.object({ rows: z.array(multilingualRow({ specValueList: translatedValues })) });

export const specification = calls('specification', 'edp', '/api/v1/procenter/spec', {
  /** The definitions with their values. */
  list: post('specList', { can: 'specification.view', input: paged(filtersOf(specificationFields, filters), { sort: sortsOf(specificationFields) }), page: Specification }),
  detail: get('detail', { can: 'specification.view', input: byId, output: Specification }),
  save: post('save', { can: 'specification.edit', input: SpecificationInput, output: Saved, writes: true }),
  update: post('update', { can: 'specification.edit', input: SpecificationInput.extend({ id: Id, version: Version }), output: Saved, writes: true, sample: recordAsInput }),
  /** Given the id of a SKU record, its shelf state. */
  setActive: post('invalid', {
    can: 'specification.edit', orCan: ['product.shelf'], input: z.object({ id: Id, version: Version, active: Flag }), output: z.null(), writes: true, sample: ({ id, version }) => ({ id, version, active: 1 }),
  }),
  delete: get('delete', { can: 'specification.delete', input: byId, output: z.null(), writes: true }),
  ...batchCalls('specification', specificationFields, filters),
  /** What a product of a category may be offered in: the definitions of the category itself and of those above it. `kw` is found in names and in values. */
  choices: post('proSpecConfigList', { can: 'staff', input: paged({ kw: filterText(), categoryId: optionalPath, active: filterFlag }), page: Specification }),
  translations: get('language', { can: 'specification.view', input: byId, output: z.array(SpecificationTexts) }),
  translate: post('updateLanguage', {
    can: 'specification.edit', input: multilingualRowsOf({ specValueList: translatedValues.optional() }), output: z.null(), writes: true,
    sample: ({ id }) => [{ type: 'ENG', name: 'Sample', remark: '', parentId: id }],
  }),
});
