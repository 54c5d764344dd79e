import { restrictableField, restrictableFields } from '@edp/contract/field-rights.ts';
import { pathOf } from '@edp/contract/kernel/call.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../kernel/app-error.ts';
import { parseUnlocked } from '../../kernel/field-rights/check-input.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { nounOf } from '../call-classes.ts';
import { oneByOne } from '../each-of.ts';
import { emptyIn, otherValue, storedIn } from './field-values.ts';
import { fullRecords, readRecord, type Saved } from './full-records.ts';
import { addLockedPeople, type LockedPeople } from './locked-people.ts';
import {
  accessTo,
  additions,
  anyRow,
  callOf,
  type Input,
  type LockedPath,
  pathsOf,
  restrictAll,
  schemaAt,
  translations,
  updates,
  valuesAt,
  withAt,
} from './locked-paths.ts';

/**
 * What a role may not see or change stays as it is, whatever it sends: for every field that a role may be kept from and
 * every call that takes it. The calls, and where the fields stand in them, come from the contract; each noun has a
 * record with something in all of these fields. What only adds records is in additions.test.ts, imports and batch
 * edits are in runs.test.ts.
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

const send = (client: TestClient, { call }: Pick<Saved, 'call'>, input: unknown) =>
  client.send(call.method, pathOf(call, input), input);
const isLocked = (status: number, body: unknown) =>
  status === 403 && JSON.stringify(body).includes('rights.fieldLocked');
const stored = async (record: Saved) => storedIn(await readRecord(admin, record), pathsOf(record.call));

/** The objects of an input that hold fields with rights. */
const containersOf = (paths: readonly LockedPath[]) => [
  ...new Set(paths.filter(({ path }) => path.length > 1 && path[1] !== anyRow).map(({ path }) => path[0]!)),
];
const inRows = (paths: readonly LockedPath[]) => paths.filter(({ path }) => path.includes(anyRow));

/** Rows as a client sends them that knows no ids. */
const withoutIds = (input: Input, { path }: LockedPath) =>
  ['id', 'skuId', 'version'].reduce((result, name) => withAt(result, [...path.slice(0, -1), name], undefined), input);

it('每个可以限制的字段都有保存它的接口；其余写入这些字段的接口只新增记录', () => {
  const reached = new Set(updates.flatMap((call) => pathsOf(call).map(({ right }) => right)));
  const all = Object.entries(restrictableFields).flatMap(([noun, fields]) =>
    fields.map(({ name }) => `${noun}.${name}` as const),
  );
  expect(all.filter((right) => !reached.has(right))).toEqual([]);
  expect(additions.map(({ name }) => name).toSorted()).toEqual([
    'application.save',
    'certificate.save',
    'employee.add',
    'product.create',
    'specification.save',
    'unit.save',
  ]);
});

describe.each(['hidden', 'readonly'] as const)('全部字段限制为 %s', (restriction) => {
  // Every request goes through the same function, which decides by the input and by what is stored.
  it('发送别的值被拒绝，发送 null 不改变什么', async () => {
    await oneByOne(records, async (record) => {
      const client = people[restriction];
      const [input, whole] = [await readRecord(client, record), await readRecord(admin, record)];
      const paths = pathsOf(record.call);
      const withOther = (each: LockedPath) =>
        withAt(input, each.path, otherValue(record.call, each, valuesAt(whole, each.path)[0]));
      const readAs = (sent: Input) => {
        try {
          return parseUnlocked(record.call, accessTo(restrictAll(restriction)), sent, whole);
        } catch (error) {
          return error instanceof AppError ? error.key : error instanceof z.ZodError ? 'malformed' : error;
        }
      };
      const unchanged = readAs(input);
      expect(unchanged, record.call.name).toBeInstanceOf(Object);
      for (const each of paths) {
        expect.soft(readAs(withOther(each)), `${record.call.name} ${each.name}`).toBe('rights.fieldLocked');
        const ofNull = readAs(withAt(input, each.path, null));
        expect
          .soft(['rights.fieldLocked', 'malformed', unchanged], `${record.call.name} ${each.name}`)
          .toContainEqual(ofNull);
      }
      const before = await stored(record);
      const places = Map.groupBy(paths, ({ path }) => path.slice(0, -1).join('.'));
      for (const each of [...places.values()].map(([first]) => first!)) {
        const { status, body } = await send(client, record, withOther(each));
        expect
          .soft(isLocked(status, body), `${record.call.name} ${each.name}: ${status} ${JSON.stringify(body)}`)
          .toBe(true);
      }
      expect(await stored(record), record.call.name).toEqual(before);
    });
  });

  it('不发送字段、不发送它们所在的部分：保存成功，字段不变', async () => {
    await oneByOne(records, async (record) => {
      const client = people[restriction];
      const paths = pathsOf(record.call);
      const before = await stored(record);
      const save = async (what: string, change: (input: Input) => Input) => {
        const { status, body } = await send(client, record, change(await readRecord(client, record)));
        expect(status, `${record.call.name} ${what}: ${JSON.stringify(body)}`).toBe(200);
        expect(await stored(record), `${record.call.name} ${what}`).toEqual(before);
      };
      await save('as it was read', (input) => input);
      await save('without fields', (input) =>
        paths.reduce((result, { path }) => withAt(result, path, undefined), input),
      );
      for (const name of containersOf(paths))
        await save(`without ${name}`, (input) => withAt(input, [name], undefined));
      for (const each of inRows(paths))
        await save(`${each.name} without ids`, (input) => withAt(withoutIds(input, each), each.path, undefined));
    });
  });

  it('明细行没有编号、编号自相矛盾、值的次序不同：仍是同一行，别的值被拒绝', async () => {
    const lists = records.filter(({ call }) => inRows(pathsOf(call)).length > 0);
    await oneByOne(lists, async (record) => {
      const client = people[restriction];
      const before = await stored(record);
      for (const each of inRows(pathsOf(record.call))) {
        const input = await readRecord(client, record);
        const list = each.path[0]!;
        const other = otherValue(record.call, each, valuesAt(await readRecord(admin, record), each.path)[0]);
        const rows = input[list] as Input[];
        const attempts: Record<string, Input> = {
          'no ids': withAt(withoutIds(input, each), each.path, other),
          'other order': {
            ...withoutIds(input, each),
            [list]: (withoutIds(input, each)[list] as Input[]).map((row) => ({
              ...row,
              specValues: (row.specValues as string[]).toReversed(),
              [each.path.at(-1)!]: other,
            })),
          },
          'ids of other rows': {
            ...input,
            [list]: rows.map((row, place) => ({ ...row, id: rows.at(place - 1)!.id, [each.path.at(-1)!]: other })),
          },
        };
        for (const [what, attempted] of Object.entries(attempts)) {
          const { status, body } = await send(client, record, attempted);
          expect
            .soft(isLocked(status, body), `${each.name}, ${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
            .toBe(true);
          expect(await stored(record), `${each.name}, ${what}`).toEqual(before);
        }
        // Each row keeps its own value, although two ids are named.
        await send(client, record, {
          ...input,
          [list]: rows.map((row, place) => ({ ...row, id: rows.at(place - 1)!.id, [each.path.at(-1)!]: undefined })),
        });
        expect(await stored(record), `${each.name}, two ids`).toEqual(before);
      }
    });
  });

  it('译文：发送别的备注被拒绝；不发送、发送 null、没有编号、只发送一种语言，备注都不变', async () => {
    await oneByOne(translations, async (call) => {
      const client = people[restriction];
      const { id } = records.find((record) => nounOf(record.call) === nounOf(call))!;
      const read = (who: TestClient) => who.data(callOf(nounOf(call), 'translations'), { id }) as Promise<Input[]>;
      const own = (await read(admin)).map((row) => ({
        ...row,
        name: row.name || 'Locked',
        remark: row.remark || 'Secret',
      }));
      expect((await send(admin, { call }, own)).status, call.name).toBe(200);
      const remarks = async () => (await read(admin)).map(({ type, remark }) => [type, remark]);
      const before = await remarks();
      expect(
        before.every(([, remark]) => remark),
        call.name,
      ).toBe(true);
      const rows = await read(client);
      for (const language of languages) {
        const row = rows.find(({ type }) => type === language)!;
        const { remark: _remark, id: _id, ...bare } = row;
        for (const inputRows of [[{ ...row, remark: 'Mine' }], [{ ...bare, remark: 'Mine' }]]) {
          const { status, body } = await send(client, { call }, inputRows);
          expect(isLocked(status, body), `${call.name} ${language}`).toBe(true);
        }
        for (const inputRows of [[bare], rows.map((each) => ({ ...each, id: '', remark: undefined }))])
          expect((await send(client, { call }, inputRows)).status, `${call.name} ${language}`).toBe(200);
        await send(client, { call }, [{ ...bare, remark: null }]);
        await send(client, { call }, [{ ...bare, remark: '' }]);
        expect(await remarks(), `${call.name} ${language}`).toEqual(before);
      }
    });
  });
});

describe('只限制一个字段', () => {
  /** The file of a certificate is removed with its last use: it could not be put back. */
  const final = new Set(['certificateFile']);
  const askedBy: Record<string, Set<string>> = {};
  /**
   * As little as the call accepts: without anything that may be left out, with switches off and rows without ids. What
   * the call asks for is put back.
   */
  async function saveLeast(record: Saved, locked: LockedPath): Promise<string> {
    const input = await readRecord(people.one, record);
    const paths = pathsOf(record.call);
    const others = paths.filter(
      ({ right, path }) => right !== locked.right && !path.includes(anyRow) && !final.has(path[0]!),
    );
    const isOn = ({ path }: LockedPath) =>
      valuesAt(input, path)[0] === 1 && schemaAt(record.call.input, path).safeParse(0).success;
    const switchedOff = others.filter(isOn).reduce((result, { path }) => withAt(result, path, 0), input);
    const ofLocked = locked.path.includes(anyRow) ? [] : [locked.path[0]!];
    const asked = (askedBy[record.call.name] ??= new Set());
    const leavable = others.filter((each) => !isOn(each)).map(({ path }) => path[0]!);
    let leftOut = [...new Set([...leavable.filter((name) => !asked.has(name)), ...ofLocked])];
    for (;;) {
      const least = leftOut.reduce((result, name) => withAt(result, [name], undefined), switchedOff);
      const { status, body } = await send(people.one, record, inRows(paths).reduce(withoutIds, least));
      if (status === 200) return 'saved';
      const { fields: refused = [] } = (body.data ?? {}) as { fields?: { field: string }[] };
      const fields = refused.map(({ field }) => field.split('.')[0]!);
      if (!leftOut.some((name) => fields.includes(name))) return JSON.stringify(body);
      for (const name of fields) asked.add(name);
      leftOut = leftOut.filter((name) => !fields.includes(name));
    }
  }

  it('其余的全部清空，它不变', async () => {
    const whole = new Map<string, Input>();
    for (const record of records) whole.set(record.name, whole.get(record.name) ?? (await readRecord(admin, record)));
    const all = records
      .filter((record, place) => records.findIndex(({ name }) => name === record.name) === place)
      .flatMap((record) => pathsOf(record.call).map((each) => ({ name: `${record.name} ${each.name}`, record, each })));
    await oneByOne(all, async ({ record, each }) => {
      await people.lock(each.right, restrictableField(each.right)!.canHide ? 'hidden' : 'readonly');
      const { version: _version, ...back } = whole.get(record.name)!;
      expect(emptyIn(back, [each])).toEqual([]);
      expect(await saveLeast(record, each)).toBe('saved');
      expect(storedIn(await readRecord(admin, record), [each])).toEqual(storedIn(back, [each]));
      expect((await send(admin, record, back)).status).toBe(200);
    });
  });
});
