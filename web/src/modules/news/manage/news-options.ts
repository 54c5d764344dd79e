import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { queryOptions } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';

/** The types and inventory organisations to choose from. */
export const newsOptionsQuery = queryOptions({
  queryKey: ['news', 'options'],
  queryFn: ({ signal }) => fetchData(newsManage.options, {}, signal),
});
