import { material } from '@edp/contract/modules/material/material.ts';
import { labelsPdf } from '@edp/server/modules/material/print/labels.ts';
import type { TestClient } from '@edp/server/testing/test-client.ts';
import { median } from '../median.ts';
import { printLimit } from '../print-limit.ts';

const rounds = 3;

/** Labels: what a user waits for, and twenty times as many for a job, which may take at most forty times as long. */
export async function timeDocuments(client: TestClient) {
  const ids = (await client.data(material.list, { pageSize: 100 })).map(({ id }) => id);
  printLimit(
    '100 labels opened',
    await timed(async () => {
      const { url } = await client.data(material.print, { ids, layout: 'labels' });
      await (await fetch(client.baseUrl + url)).arrayBuffer();
    }),
    5000,
  );
  await labelsPdf(labels(1), { language: 'ZHS' });
  const few = await timed(() => labelsPdf(labels(100), { language: 'ZHS' }));
  printLimit(
    '2,000 labels made, against 100',
    await timed(() => labelsPdf(labels(2000), { language: 'ZHS' })),
    Math.round(40 * few),
  );
}

const labels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `WL-${String(index + 1).padStart(6, '0')}`,
    name: `不锈钢球阀${index + 1}`,
    specification: 'DN50 PN16',
    unit: '个',
    organisation: '华东精密制造有限公司',
  }));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}
