import type { InputOf } from '@edp/contract/kernel/call.ts';
import { largestPage } from '@edp/contract/kernel/paging.ts';
import { translate } from '@edp/contract/texts.ts';
import type { FormCall } from '../../../kernel/data/rules.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import type { Selection } from '../../../kernel/data/use-selection.ts';
import { fetchPage } from '../../../kernel/http/api.ts';
import { createCallError } from '../../../kernel/http/call-error.ts';
import { language } from '../../../kernel/text/language.ts';

/** The ids of the selected rows. Of everything that matches, the page has only some; `call` lists all. */
export async function selectedIds<Row extends { id: string }>(
  call: FormCall,
  { allFilters, sort }: Pick<List<Row>, 'allFilters' | 'sort'>,
  { isAll, count, rows }: Pick<Selection<Row>, 'isAll' | 'count' | 'rows'>,
): Promise<string[]> {
  if (isAll && count > largestPage)
    throw createCallError('rejected', translate('batch.tooMany', language(), { max: largestPage }));
  const all = { ...allFilters, ...(sort && { sort }), pageSize: count } as InputOf<FormCall>;
  const selected = isAll ? ((await fetchPage(call, all)).rows as readonly { id: string }[]) : rows;
  return selected.map(({ id }) => id);
}
