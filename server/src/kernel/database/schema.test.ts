import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { schemaTypes } from './schema-types.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('数据库结构', () => {
  it('类型文件与迁移后的结构一致', async () => {
    const written = await readFile(new URL('schema.generated.ts', import.meta.url), 'utf8');
    expect(written).toBe(await schemaTypes(await app.owner()));
  });

  it('再次迁移时没有可做的事', async () => {
    expect(await migrate(app.ownerUrl)).toBe(0);
  });

  it('更新版本的数据库拒绝由旧版本启动', async () => {
    const owner = await app.owner();
    await owner.query(`insert into migration.applied (name, sha256) values ('9999-future.sql', '')`);
    await expect(migrate(app.ownerUrl)).rejects.toThrow('belongs to a newer version of EDP (it knows 9999-future.sql)');
    await owner.query(`delete from migration.applied where name = '9999-future.sql'`);
  });

  it('已执行的迁移被改动时拒绝启动', async () => {
    const owner = await app.owner();
    await owner.query(`update migration.applied set sha256 = 'other' where name = '0003-brand.sql'`);
    await expect(migrate(app.ownerUrl)).rejects.toThrow('0003-brand.sql was changed');
  });
});
