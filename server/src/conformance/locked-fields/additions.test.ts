import { restrictableField } from '@edp/contract/field-rights.ts';
import { pathOf } from '@edp/contract/kernel/call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { nounOf } from '../call-classes.ts';
import { oneByOne } from '../each-of.ts';
import { otherValue } from './field-values.ts';
import { fullRecords, readRecord, type Saved } from './full-records.ts';
import { addLockedPeople, type LockedPeople } from './locked-people.ts';
import { additions, type Input, pathsOf, updates, valuesAt, withAt } from './locked-paths.ts';

/**
 * The calls that only make records: a new one has nothing in the fields that the role is kept from. What the call asks
 * for may be given once. Calls that name a record are in forms.test.ts.
 */
let app: TestApp;
let admin: TestClient;
let people: LockedPeople;
let records: Saved[];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  people = await addLockedPeople(app, admin);
  records = await fullRecords(admin, updates);
});
afterAll(() => app.stop());

/** What no answer tells, and a new record needs. */
const secrets = { password: 'Harbour-7-Lamp', certificatePwd: 'Harbour-7-Lamp' };

it.each(['hidden', 'readonly'] as const)('新增：限制为 %s 的字段不能填写，必填的可以填写一次', async (restriction) => {
  const client = people.one;
  await oneByOne(additions, async (call) => {
    const isLocked = async (input: unknown) => {
      const { status, body } = await client.send(call.method, pathOf(call, input), input);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      return status === 403 && JSON.stringify(body).includes('rights.fieldLocked');
    };
    const paths = pathsOf(call);
    const tried = new Set<string>();
    for (const record of records.filter((each) => nounOf(each.call) === nounOf(call))) {
      const { id: _id, version: _version, ...whole } = await readRecord(admin, record);
      const full: Input = { ...(call.sample({ id: '1' }) as Input), ...whole, ...secrets };
      // Otherwise it is refused before the rights are looked at.
      expect(call.input.safeParse(full).error?.issues ?? [], call.name).toEqual([]);
      for (const { name, path, right } of paths) {
        const [now] = valuesAt(full, path);
        const changed = withAt(full, path, otherValue(call, { name, path, right }, now));
        if (!call.input.safeParse(changed).success || valuesAt(changed, path).length === 0) continue;
        tried.add(name);
        await people.lock(right, restrictableField(right)!.canHide ? restriction : 'readonly');
        // A field may be given in two ways.
        const without = paths
          .filter((each) => each.right === right)
          .reduce((input, each) => withAt(input, each.path, undefined), full);
        const isAsked = !call.input.safeParse(without).success;
        expect.soft([name, await isLocked(changed)]).toEqual([name, !isAsked]);
        expect.soft([name, await isLocked(without)]).toEqual([name, false]);
      }
    }
    expect(
      paths.filter(({ name }) => !tried.has(name)).map(({ name }) => name),
      call.name,
    ).toEqual([]);
  });
});
