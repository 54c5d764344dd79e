import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { FirstStep } from '@edp/contract/modules/workbench/workbench.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Session } from '../../kernel/session/session.ts';

type Code = FirstStep['code'];

interface Found extends Record<Code, boolean> {
  categorySetId: string | null;
  typeSetId: string | null;
}

/** Where the tree of a set is edited. */
const treeOf = (id: string | null) => (id === null ? '/categorySet' : `/categorySet/${id}/tree`);

/** In the order in which one needs the other, up to the first material. */
const links: Readonly<Record<Code, (found: Found, userId: string) => string>> = {
  company: () => '/homeConfig',
  department: () => '/organisation',
  self: (_found, userId) => `/employee/${userId}`,
  role: () => '/role',
  person: () => '/employee',
  unit: () => '/unit',
  category: ({ categorySetId }) => treeOf(categorySetId),
  type: ({ typeSetId }) => treeOf(typeSetId),
  material: () => '/materialManage',
};
const codes = Object.keys(links) as Code[];

const setOf = (code: string) => sql`(select s.id from category_set s where s.code = ${code})`;
const hasNodes = (code: string) =>
  sql`exists (select from category c where c.category_set_id = ${setOf(code)} and c.active)`;

/** In any inventory organisation: the active one may be new. */
const hasMaterial = sql`exists (select from material_assignment)`;

/**
 * How far a new tenant has been set up, for its administrators; nothing once that is done. A step is done as soon as
 * there is one record.
 */
export async function firstSteps(db: Database, { administrator, platform, userId }: Session): Promise<FirstStep[]> {
  if (!administrator || platform) return [];
  const { rows } = await sql<Found>`
    select exists (select from home_config) as company, exists (select from organisation) as department, exists (select from role where not administrator) as role,
           exists (select from user_account offset 1) as person, exists (select from unit) as unit, ${hasMaterial} as material,
           -- Once others enter materials, an administrator needs no department for it.
           exists (select from user_account u where u.id = ${userId} and u.organisation_id is not null) or ${hasMaterial} as self,
           ${hasNodes(materialSets.category)} as category, ${hasNodes(materialSets.type)} as type,
           ${setOf(materialSets.category)} as "categorySetId", ${setOf(materialSets.type)} as "typeSetId"`.execute(db);
  const [found] = rows;
  const steps = codes.map((code) => ({ code, isDone: found![code], link: links[code](found!, userId) }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
