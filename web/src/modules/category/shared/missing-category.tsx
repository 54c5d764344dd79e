import type { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { MissingHint } from '../../../ui/form/fields/missing-hint.tsx';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';

const addCategory = 'categorySet.edit' satisfies typeof category.save.can;
/** The system's own sets come first. */
const input = { pageSize: 200 };

/** Leads to the tree of the set, for those who may edit it. */
export function MissingCategory({ set }: { set: string }) {
  const t = useFieldsText();
  const mayEdit = useCan()(addCategory);
  const { data } = useQuery({
    queryKey: queryKeyOf(categorySet.list, 'byCode', set),
    queryFn: ({ signal }) => fetchPage(categorySet.list, input, signal),
    enabled: mayEdit,
  });
  const id = data?.rows.find(({ code }) => code === set)?.id;
  return (
    <MissingHint
      text={t('missingCategory')}
      can={addCategory}
      to={id === undefined ? '/categorySet' : `/categorySet/${id}/tree`}
    />
  );
}
