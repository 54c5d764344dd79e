import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import { initialsFile } from './initials-file.ts';

const used = useTestApp();

describe('数据库中的拼音首字母', () => {
  it('文件与词库一致', async () => {
    expect(await readFile(new URL('../../../functions/initials.sql', import.meta.url), 'utf8')).toBe(
      await initialsFile(),
    );
  });

  it.each([
    ['深沟球轴承 6200-2RS', 'sgqzc62002rs'],
    ['重庆弹簧', 'cqth'],
    ['重型导弹', 'zxdd'],
    ['银行行长', 'yhhz'],
    ['调节阀', 'tjf'],
    ['董事长', 'dsz'],
    ['ＡＢ型 Ｍ２０', 'abxm20'],
    ['米²', 'm2'],
    ['品牌？（甲）', 'ppj'],
    ['', ''],
    ['😀', ''],
    ['〇', ''],
  ])('%s → %s', async (name, initials) => {
    const { rows } = await (await used.app.owner()).query('select app.initials($1) as initials', [name]);
    expect(rows).toEqual([{ initials }]);
  });

  it('每个按名称检索的表都有', async () => {
    const { rows } = await (
      await used.app.owner()
    ).query<{ relation: string; fields: string }>(`
      select i.indrelid::regclass::text as relation, obj_description(i.indexrelid, 'pg_class') as fields
        from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname like '%\\_search'`);
    const named = rows.filter(({ fields }) => fields.split(',').includes('name'));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter(({ fields }) => !fields.split(',').includes('initials'))).toEqual([]);
  });
});
