import type { Database } from '../kernel/database/tenant-database.ts';
import { initialsOfPerson } from '../kernel/search/initials.ts';
import { hashPassword } from '../kernel/crypto/password.ts';

/** By department; a number in the account keeps namesakes apart. */
const people: Readonly<Record<string, readonly (readonly [account: string, name: string])[]>> = {
  D01: [['zhouyi', '周怡'], ['hanbing', '韩冰']],
  D0201: [['liuyang', '刘洋'], ['chenjing', '陈静'], ['zhangwei2', '张巍'], ['xumin', '徐敏']],
  D0202: [['sunlei', '孙磊'], ['zhulin', '朱琳'], ['gaofei', '高飞']],
  D0301: [['huangtao', '黄涛'], ['wuqian', '吴倩'], ['zengxiang', '曾翔']],
  D0302: [['majun', '马军'], ['luoxin', '罗欣'], ['shanliang', '单亮'], ['dengchao', '邓超群']],
  D0303: [['xiekun', '谢坤'], ['tanglu', '唐璐']],
  D0401: [['ouyang', '欧阳慧'], ['fengbo', '冯博'], ['jiangnan', '江楠'], ['caiwen', '蔡文']],
  D0402: [['weihong', '魏宏'], ['panyue', '潘悦']],
};

/** Colleagues to choose from. They may log in as viewers, with one password for all. */
export async function addDemoPeople(db: Database) {
  const organisations = await db.selectFrom('organisation').select(['id', 'code']).execute();
  const viewer = await db.selectFrom('role').select('id').where('code', '=', 'VIEWER').executeTakeFirstOrThrow();
  const password_hash = await hashPassword('Demo1234');
  for (const { id: organisation_id, code } of organisations) {
    for (const [account, name] of people[code] ?? []) {
      const { id: user_id } = await db
        .insertInto('user_account')
        .values({ account, name, password_hash, organisation_id, initials: await initialsOfPerson(name), email: `${account}@example.com` })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.updateTable('user_account').set({ job_number: `E1${user_id.padStart(3, '0')}` }).where('id', '=', user_id).execute();
      await db.insertInto('user_role').values({ user_id, role_id: viewer.id }).execute();
    }
  }
}
