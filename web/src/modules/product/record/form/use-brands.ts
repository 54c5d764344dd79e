import { brand } from '@edp/contract/modules/brand/brand.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import type { Option } from '../../../../ui/inputs/select.tsx';

const toOptions = (brands: readonly { id: string; name: string }[]): readonly Option[] =>
  brands.map(({ id, name }) => ({ value: id, text: name }));

export function useBrands(): readonly Option[] {
  const { data = [] } = useQuery({
    queryKey: queryKeyOf(brand.options),
    queryFn: ({ signal }) => fetchData(brand.options, {}, signal),
    select: toOptions,
  });
  return data;
}
