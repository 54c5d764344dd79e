import { news } from '@edp/contract/modules/news/news.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';

/** Required news would cover every page; regular users have read it. */
export async function readForcedNews(client: TestClient) {
  for (const { newId, forcedRead } of await client.data(news.headlines, {})) if (forcedRead) await client.data(news.recordRead, { newId });
}
