import { sql } from 'kysely';
import type { Database } from '../kernel/database/tenant-database.ts';
import { initialsOfPerson, pinyinOfPerson } from '../kernel/search/initials.ts';
import { hashPassword } from '../kernel/crypto/password.ts';

/** By department; a number in the account keeps namesakes apart. */
const people: Readonly<Record<string, readonly (readonly [account: string, name: string])[]>> = {
  D01: [
    ['zhouyi', '周怡'],
    ['hanbing', '韩冰'],
  ],
  D0201: [
    ['liuyang', '刘洋'],
    ['chenjing', '陈静'],
    ['zhangwei2', '张巍'],
    ['xumin', '徐敏'],
  ],
  D0202: [
    ['sunlei', '孙磊'],
    ['zhulin', '朱琳'],
    ['gaofei', '高飞'],
  ],
  D0301: [
    ['huangtao', '黄涛'],
    ['wuqian', '吴倩'],
    ['zengxiang', '曾翔'],
  ],
  D0302: [
    ['majun', '马军'],
    ['luoxin', '罗欣'],
    ['shanliang', '单亮'],
    ['dengchao', '邓超群'],
  ],
  D0303: [
    ['xiekun', '谢坤'],
    ['tanglu', '唐璐'],
  ],
  D0401: [
    ['ouyang', '欧阳慧'],
    ['fengbo', '冯博'],
    ['jiangnan', '江楠'],
    ['caiwen', '蔡文'],
  ],
  D0402: [
    ['weihong', '魏宏'],
    ['panyue', '潘悦'],
  ],
  D0601: [
    ['qiuming', '邱明'],
    ['houyu', '侯宇'],
    ['mengfan', '孟凡'],
    ['qinchuan', '秦川'],
    ['duanpeng', '段鹏'],
    ['leijia', '雷佳'],
  ],
  D0602: [
    ['qiansheng', '钱升'],
    ['tangyi', '汤毅'],
    ['yinhao', '尹浩'],
    ['yimeng', '易萌'],
    ['changke', '常珂'],
  ],
  D0701: [
    ['wuyue', '武岳'],
    ['qiaoan', '乔安'],
    ['hejun', '贺俊'],
    ['gongxue', '龚雪'],
  ],
  D0702: [
    ['dingrui', '丁睿'],
    ['renjie', '任杰'],
    ['jinhui', '金晖'],
    ['shiyan', '石岩'],
    ['yaoqi', '姚琪'],
    ['liaofan', '廖凡'],
  ],
  D08: [
    ['duruo', '杜若'],
    ['pengcheng', '彭程'],
    ['fanxi', '范曦'],
    ['yuanyuan', '袁媛'],
  ],
  D09: [
    ['sujin', '苏锦'],
    ['xiaoran', '肖然'],
    ['tianye', '田野'],
    ['kongming', '孔铭'],
  ],
  D10: [
    ['baixue', '白雪'],
    ['maohan', '毛晗'],
    ['haoyu', '郝宇'],
  ],
};

/** Colleagues to choose from. They may log in as viewers, with one password for all. */
export async function addDemoPeople(db: Database) {
  const organisations = await db.selectFrom('organisation').select(['id', 'code']).orderBy('id').execute();
  const password_hash = await hashPassword('Demo1234');
  const rows = await Promise.all(
    organisations.flatMap(({ id: organisation_id, code }) =>
      (people[code] ?? []).map(async ([account, name]) => ({
        account,
        name,
        password_hash,
        organisation_id,
        initials: await initialsOfPerson(name),
        pinyin: await pinyinOfPerson(name),
        email: `${account}@example.com`,
      })),
    ),
  );
  const added = await db.insertInto('user_account').values(rows).returning('id').execute();
  const ids = added.map(({ id }) => id);
  await sql`update user_account set job_number = 'E1' || lpad(id::text, 3, '0'), phone = '13800' || lpad((130000 + id * 37)::text, 6, '0') where id = any(${ids}::bigint[])`.execute(
    db,
  );
  await sql`insert into user_role (user_id, role_id) select u, r.id from unnest(${ids}::bigint[]) u, role r where r.code = 'VIEWER'`.execute(
    db,
  );
}
