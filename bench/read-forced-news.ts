import { news } from '@edp/contract/modules/news/news.ts';
import { tour } from '@edp/contract/modules/tour/tour.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';

/** Required news and the tour of the first login would cover every page; regular users have seen both. */
export async function readForcedNews(client: TestClient) {
  await client.data(tour.end, {});
  for (const { newId, forcedRead } of await client.data(news.headlines, {}))
    if (forcedRead) await client.data(news.recordRead, { newId });
}
