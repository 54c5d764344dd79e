import type { FirstStep } from '@edp/contract/modules/workbench/workbench.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session/session.ts';

const links: Readonly<Record<FirstStep['code'], string>> = {
  company: '/homeConfig',
  department: '/organisation',
  role: '/role',
  person: '/employee',
  unit: '/unit',
  material: '/materialManage',
};
const codes = Object.keys(links) as FirstStep['code'][];

/** How far a new tenant has been set up, for its administrators; nothing once that is done. A step is done as soon as there is one record. */
export async function firstSteps(db: Database, { administrator, platform }: Session): Promise<FirstStep[]> {
  if (!administrator || platform) return [];
  const { rows } = await sql<Record<FirstStep['code'], boolean>>`
    select exists (select from home_config) as company, exists (select from organisation) as department, exists (select from role where not administrator) as role,
           exists (select from user_account offset 1) as person, exists (select from unit) as unit, exists (select from material) as material`.execute(
    db,
  );
  const steps = codes.map((code) => ({ code, isDone: rows[0]![code], link: links[code] }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
