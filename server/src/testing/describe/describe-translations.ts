import { describe, expect, it } from 'vitest';
import { recordActions, type RecordGroup, type RecordSamples } from './record-samples.ts';
import type { UsedApp } from '../use-test-app.ts';

/** What every noun does whose records are translated. */
export function describeTranslations(
  used: UsedApp,
  calls: RecordGroup & Required<Pick<RecordGroup, 'translations' | 'translate'>>,
  samples: RecordSamples,
  nameRequired: string,
) {
  const { what, table, nameField = 'name' } = samples;
  const { create, read } = recordActions(used, calls, samples);

  describe(`${what}多语言`, () => {
    it('每种语言一行，原文在第一行；修改后生效；原名不能为空；删除时一并删除', async () => {
      const id = await create();
      const rows = (await used.admin.data(calls.translations, { id })) as { type: string; name: string }[];
      expect(rows.map(({ type, name }) => [type, name])).toEqual([
        ['ZHS', (await read(id))[nameField]],
        ['ENG', ''],
      ]);
      await used.admin.succeed(calls.translate, [
        { ...rows[0]!, name: '新名称' },
        { ...rows[1]!, name: 'Polyglot' },
      ] as never);
      expect((await read(id))[nameField]).toBe('新名称');
      const english = await used.app.as('admin', { language: 'ENG' });
      expect(await english.data(calls.list, { [nameField]: 'polyglot' })).toMatchObject([
        { id, [nameField]: 'Polyglot' },
      ]);
      expect((await used.admin.attempt(calls.translate, [{ ...rows[0]!, name: ' ' }] as never)).body.message).toBe(
        nameRequired,
      );
      await used.admin.succeed(calls.delete, { id });
      const tenantOne = await used.app.asTenant(1);
      expect(
        (await tenantOne.query('select from translation where table_name = $1 and record_id = $2', [table, id])).rows,
      ).toEqual([]);
    });
  });
}
