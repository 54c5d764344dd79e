import { brand, type Brand } from '@edp/contract/modules/brand.ts';
import { runAction } from '../../kernel/run-action.ts';
import { fetchData, request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { inputOf } from '../../kernel/rules.ts';
import { brandText } from './brand-text.ts';

/** Fetches the record before saving it: the row of the list may be old and has the name in the user's language. */
export const toggleBrand = ({ id, active }: Brand) =>
  runAction('brand', async () => {
    const record = await fetchData(brand.detail, { id });
    return request(brand.save, { ...inputOf(brand.save, record), active: active === 1 ? 0 : 1 });
  });

export async function deleteBrand({ id, name, code }: Brand) {
  const question = { title: brandText('deleteTitle', { name }), detail: brandText('deleteDetail', { code }), yes: brandText('delete'), danger: true };
  if (await confirm(question)) await runAction('brand', () => request(brand.delete, { id }));
}
