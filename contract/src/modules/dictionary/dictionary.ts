import { z } from 'zod';
import { calls, post, recordAsInput } from '../../kernel/call.ts';
import { byId, Saved } from '../../kernel/fields.ts';
import { translationCalls, viewCalls } from '../../kernel/record/record-calls.ts';
import { rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { dictionaryFields, dictionaryItems } from './dictionary-fields.ts';

const Dictionary = rowOf(dictionaryFields);
export type Dictionary = z.output<typeof Dictionary>;

export const dictionary = calls('dictionary', 'edp', '/v1/dictionary', {
  ...viewCalls('dictionary', dictionaryFields, { list: 'list', detail: 'detail' }, ['name', 'code']),
  save: post('saveOrUpdate', {
    summary:
      'Creates a dictionary or, with an id, updates it, and makes its items exactly those given, in their order; an item in use cannot go.',
    can: 'dictionary.edit',
    input: saveInputOf(dictionaryFields).extend({ itemList: dictionaryItems }),
    output: Saved,
    writes: true,
    sample: recordAsInput,
  }),
  delete: post('delete', {
    summary: "Deletes a dictionary of the tenant's own with its items.",
    can: 'dictionary.edit',
    input: byId,
    output: z.null(),
    writes: true,
  }),
  ...translationCalls('dictionary', { translations: 'language', translate: 'updateLanguage' }, 'dictionary.remark'),
});
