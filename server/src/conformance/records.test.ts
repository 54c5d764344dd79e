import { type Call, pathOf } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../modules.ts';
import type { TestClient } from '../testing/test-client.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { listOf, needsPermission, nounOf, representatives } from './call-classes.ts';
import { eachOf, oneByOne } from './each-of.ts';
import { inputSchema, namesRecord } from './input-schema.ts';

/** What holds for every call about a record: its input is made from records that the noun's own `list` returns. */
const used = useTestApp();

// What the platform decides on has no neighbour, and is decided once: its module's test goes through that.
// The ids in calls for all staff are those of other nouns.
const ofRecords = allCalls.filter(
  (call) => needsPermission(call) && call.can !== 'staff' && !call.platform && namesRecord(call) && listOf(call),
);
const nouns = [...Map.groupBy(ofRecords, nounOf)].map(([name, calls]) => ({ name, calls }));

type RecordOf = Record<string, unknown> & { id: string };
async function records(client: TestClient, call: Call): Promise<RecordOf[]> {
  const list = listOf(call)!;
  const { body } = await client.send(list.method, list.path, pageInput(list, 1, 50));
  return pageIn<RecordOf>(body).rows;
}

const attempt = (call: Call, record: RecordOf, headers?: Record<string, string>) => {
  const input = call.sample(record);
  return used.admin.send(call.method, pathOf(call, input), input, headers);
};

describe('编号', () => {
  it('别的租户的编号和没有的编号都答复不存在，对方的数据毫无变化', async () => {
    await eachOf(nouns, async ({ calls }) => {
      const before = await records(used.neighbour, calls[0]!);
      for (const call of calls) {
        const statuses = [
          (await attempt(call, before[0]!)).status,
          (await attempt(call, { ...before[0]!, id: '999999999' })).status,
        ];
        expect(statuses, call.name).toEqual([404, 404]);
      }
      expect(await records(used.neighbour, calls[0]!)).toEqual(before);
    });
  });
});

describe('过期的修改', () => {
  it('以 409 拒绝，并给出现状', async () => {
    await eachOf(
      ofRecords.filter((call) => 'version' in (inputSchema(call).properties ?? {})),
      async (call) => {
        const [mine] = await records(used.admin, call);
        const { status, body } = await used.admin.send(call.method, call.path, {
          ...(call.sample(mine!) as object),
          version: 999,
        });
        expect([status, body.data]).toMatchObject([409, { error: 'error.stale', current: { id: mine!.id } }]);
        expect((await records(used.admin, call))[0]).toEqual(mine);
      },
    );
  });
});

/** Departments and the like are all in use in the demo data: a copy of the last one, under another code, is not. */
async function addUnused(call: Call) {
  const save = allCalls.find(({ name }) => name === `${nounOf(call)}.save`);
  const last = (await records(used.admin, call)).at(-1)!;
  if (save && 'code' in last)
    await used.admin.send(save.method, save.path, {
      ...(save.sample(last) as object),
      id: undefined,
      version: undefined,
      code: 'ZZUNUSED',
      name: 'ZZ未使用',
    });
}

describe('重放', () => {
  it('每一类只读的接口，同一请求第二次也被拒绝', async () => {
    await oneByOne(representatives(ofRecords.filter(({ writes }) => !writes)), async (call) => {
      const [mine] = await records(used.admin, call);
      const headers = used.admin.headersOf();
      expect((await attempt(call, mine!, headers)).status).toBe(200);
      expect(await attempt(call, mine!, headers)).toMatchObject({
        status: 409,
        body: { data: { error: 'error.replayed' } },
      });
      expect((await attempt(call, mine!)).status).toBe(200);
    });
  });

  it('每一类修改的接口，同一请求第二次被拒绝', async () => {
    await oneByOne(representatives(ofRecords.filter(({ writes }) => writes)), async (call) => {
      if (call.name.endsWith('.delete')) await addUnused(call);
      const mine = (await records(used.admin, call)).at(-1)!;
      const headers = used.admin.headersOf();
      const first = await attempt(call, mine, headers);
      const second = await attempt(call, mine, headers);
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      expect(second).toMatchObject({ status: 409, body: { data: { error: 'error.replayed' } } });
    });
  });
});
