import type { NewsState } from '@edp/contract/modules/news/news-fields.ts';
import type { ManagedNews, NewsDetail } from '@edp/contract/modules/news/news-manage.ts';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import { namedRow } from '../../../ui/noun/named-row.ts';

/** A row of the list is named by its title. */
export type NewsRow = ManagedNews & { readonly name: string };
export type NewsValue = NewsDetail & { readonly name: string };

const withName = namedRow(newsRecord);
export const toRow = (news: ManagedNews): NewsRow => withName(news);

export const canPublish = (state: NewsState) => state === 'draft' || state === 'scheduled' || state === 'withdrawn';
export const canWithdraw = (state: NewsState) => state === 'published' || state === 'scheduled';
