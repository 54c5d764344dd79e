import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { sheets } from '@edp/contract/sheets.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputFields } from '../kernel/exchange/import/parse-input.ts';
import { allCalls } from '../modules.ts';
import { fetchFile } from '../testing/imports/read-sheets.ts';
import { useTestApp } from '../testing/use-test-app.ts';

/** Lists of a person's own, and those to choose from. */
const withoutSheet = {
  'job.list': 'the user’s own tasks of the last days',
  'message.list': 'the user’s own messages',
  'role.list': 'roles to choose from; the screen of the roles is no list',
};

const lists = allCalls.filter(({ name, answer }) => name.endsWith('.list') && answer === 'page');
const namesIn = (schema: z.ZodType) => new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

it('每个列表都可以导出', () => {
  const listNames = new Set([...sheets.map(({ list }) => list.name), ...Object.keys(withoutSheet)]);
  expect(lists.map(({ name }) => name).filter((name) => !listNames.has(name))).toEqual([]);
  expect(Object.keys(withoutSheet).filter((name) => !lists.some((list) => list.name === name))).toEqual([]);
});

const used = useTestApp();

describe.each(sheets.map((sheet) => [sheet.noun, sheet] as const))('%s', (noun, sheet) => {
  const { list, save, key, columns } = sheet;
  it('每一列都在列表的行里，或可以填写；字段与标题不重复', () => {
    const fields = columns.filter(
      ({ field, shown = field, isWritten }) =>
        !namesIn(list.output).has(shown.split('.')[0]!) && !(isWritten && save && field in inputFields(sheet)),
    );
    expect(fields).toEqual([]);
    for (const said of [
      columns.map(({ field }) => field),
      ...(['ZHS', 'ENG'] as const).map((language) => columns.map(({ title }) => title[language])),
    ])
      expect(new Set(said).size).toBe(said.length);
    // Nothing about a certificate is unique: every row of a file is a new one.
    if (save) expect(columns.some(({ field }) => field === key)).toBe(noun !== 'certificate');
  });

  it('导出与列表一样多的行，全部列', async () => {
    if (list.platform) {
      expect((await used.admin.attempt(exchange.columns, { noun })).status).toBe(403);
      return;
    }
    const sample = list.sample({ id: '1' }) as { productId?: string };
    const filters = {
      ...(noun === 'productSku' && { productId: sample.productId }),
      ...(noun === 'material' && { itemName: '轴承' }),
    };
    const fields = (await used.admin.data(exchange.columns, { noun })).map(({ field }) => field);
    const { content, name } = await fetchFile(used.admin, exchange.export, {
      noun,
      format: 'csv',
      columns: fields,
      filters,
    });
    expect(name).toMatch(/\.csv$/);
    expect(content.toString()).not.toMatch(/undefined|\[object|NaN/);
    const { total } = pageIn((await used.admin.succeed(list, { ...filters, exactTotal: 1 })).body as never);
    // Fields may have several lines, so the quoted ones are taken out first.
    expect(
      content
        .toString()
        .replaceAll(/"(?:[^"]|"")*"/g, '')
        .trim()
        .split('\r\n'),
    ).toHaveLength(total + 1);
  });
});
