import { news } from '@edp/contract/modules/news.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';

/** It would stand before everything else; who comes in every day has read it. */
export async function readForcedNews(client: TestClient) {
  for (const { newId, forcedRead } of await client.data(news.headlines, {})) if (forcedRead) await client.data(news.recordRead, { newId });
}
