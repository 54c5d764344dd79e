import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { loginAs } from '../testing/login-as.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { addTo, type Observations } from './observations.ts';

const tenants = ['BRH', 'HXJT'] as const;
const clientsPerTenant = 3;
/** Between two rounds of a client while the server cannot be reached. */
const pauseMs = 20;

/** Clients of two tenants that create, read and change brands until they are stopped, and check every answer. */
export async function startLoad(baseUrl: string, seen: Observations) {
  let running = true;
  const clients = await Promise.all(
    tenants.flatMap((tenant) =>
      Array.from({ length: clientsPerTenant }, async (_, index) => ({
        tenant,
        index,
        client: await loginAs(baseUrl, { account: 'admin', password: 'Admin123', tenantCode: tenant }),
      })),
    ),
  );
  const work = clients.map(async ({ tenant, index, client }) => {
    for (let number = 0; running; number++) {
      const code = `${tenant}-${index}-${number}`;
      const isSaved = await create(client, tenant, code, seen);
      if (isSaved) await readBack(client, tenant, code, seen);
      else await sleep(pauseMs);
    }
  });
  return async () => {
    running = false;
    await Promise.all(work);
  };
}

async function create(client: TestClient, tenant: string, code: string, seen: Observations): Promise<boolean> {
  const answer = await send(seen, () =>
    client.attempt(brand.save, { code, name: nameOf(tenant, code), active: 1, sortOrder: 1 }),
  );
  if (answer?.status === 200) {
    addTo(seen.acknowledged, tenant, code);
    return true;
  }
  if (!answer || answer.status === 503) addTo(seen.uncertain, tenant, code);
  else if (answer.status < 500)
    seen.wrong.push(`saving ${code} was refused with ${answer.status}: ${answer.body.message}`);
  return false;
}

async function readBack(client: TestClient, tenant: string, code: string, seen: Observations) {
  const answer = await send(seen, () => client.attempt(brand.list, { code }));
  if (!answer || answer.status >= 500) return;
  if (answer.status !== 200) {
    seen.wrong.push(`reading ${code} was refused with ${answer.status}: ${answer.body.message}`);
    return;
  }
  const rows = answer.body.data as unknown as { code: string; name: string }[];
  if (!rows.some((row) => row.code === code)) seen.lost.push(code);
  for (const row of rows)
    if (row.name !== nameOf(tenant, row.code))
      seen.wrong.push(`${tenant} asked for ${code} and got ${row.code} ${row.name}`);
}

/** Says which tenant a record belongs to, so that a foreign one is recognised. */
const nameOf = (tenant: string, code: string) => `${tenant}: ${code}`;

/** Counts what came of a request; undefined where no answer arrived. */
async function send<Data>(seen: Observations, request: () => Promise<Answer<Data>>): Promise<Answer<Data> | undefined> {
  const startedAt = performance.now();
  let answer: Answer<Data> | undefined;
  try {
    answer = await Promise.race([request(), sleep(seen.patienceMs, undefined, { ref: false })]);
    if (!answer) seen.hung++;
  } catch {
    seen.disconnected++;
    if (performance.now() - startedAt > seen.patienceMs) seen.hung++;
    return undefined;
  }
  if (answer?.status === 200) seen.successTimes.push(performance.now());
  else if (answer?.status === 503 || answer?.status === 507) seen.unavailable++;
  else if (answer && answer.status >= 500) seen.unexpected.push(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
