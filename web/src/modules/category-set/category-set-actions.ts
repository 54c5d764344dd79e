import { categorySet, type CategorySet } from '@edp/contract/modules/category-set.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { categorySetText } from './category-set-text.ts';

export const toggleCategorySet = ({ id, state }: CategorySet) => runAction('categorySet', () => request(categorySet.disable, { id, state: state === 1 ? 2 : 1 }));

export async function deleteCategorySet({ id, name, code }: CategorySet) {
  const question = { title: categorySetText('deleteTitle', { name }), detail: categorySetText('deleteDetail', { code }), yes: categorySetText('delete'), danger: true };
  if (await confirm(question)) await runAction('categorySet', () => request(categorySet.delete, { id }));
}
