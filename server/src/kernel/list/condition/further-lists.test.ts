import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { userGroup } from '@edp/contract/modules/user-group/user-group.ts';
import { expect, it } from 'vitest';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const used = useTestApp([]);
const where = (...tests: { field: string; operator: string; values?: string[] }[]) =>
  JSON.stringify({ match: 'all', tests });

it('证书按应用、AppKey 与结束日期组合筛选；看不见的字段不能用', async () => {
  const all = await used.admin.data(certificate.list, { limit: 100 });
  const app = { id: all[0]!.appId };
  const found = await used.admin.data(certificate.list, {
    limit: 100,
    condition: where(
      { field: 'application', operator: 'is', values: [app.id] },
      { field: 'endTime', operator: 'after', values: ['2020-01-01'] },
    ),
  });
  expect(found.map(({ id }) => id)).toEqual(
    all.filter(({ appId, endTime }) => appId === app.id && endTime > '2020-01-01').map(({ id }) => id),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
  expect(
    await used.admin.data(certificate.list, {
      condition: where({ field: 'appKey', operator: 'startsWith', values: ['没有'] }),
    }),
  ).toEqual([]);
  expect(
    (
      await used.admin.attempt(certificate.list, {
        condition: where({ field: 'certificatePwd', operator: 'is', values: ['x'] }),
      })
    ).status,
  ).toBe(400);
  const role = await addRole(used.app, 'NOPACKAGE', ['certificate.view']);
  await restrictFields(used.app, role, { 'certificate.packageName': 'hidden' });
  const clerk = await addPerson(used.app, 'nopackage', 'D0201', 'NOPACKAGE');
  expect(
    (
      await clerk.attempt(certificate.list, {
        condition: where({ field: 'packageName', operator: 'contains', values: ['com'] }),
      })
    ).status,
  ).toBe(403);
});

it('用户组与员工也能组合筛选', async () => {
  await used.admin.succeed(userGroup.save, { name: '条件组', remark: '甲' });
  expect(
    (
      await used.admin.data(userGroup.list, { condition: where({ field: 'remark', operator: 'is', values: ['甲'] }) })
    ).map(({ name }) => name),
  ).toEqual(['条件组']);
  const people = await used.admin.data(employee.list, {
    pageSize: 100,
    condition: where({ field: 'account', operator: 'is', values: ['ADMIN'] }),
  });
  expect(people.map(({ account }) => account)).toEqual(['admin']);
});
