import type { AnyNoun } from '@edp/contract/nouns.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import { assertFound, forbidden } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { hasPermission } from '../../kernel/session/session.ts';

/** The noun of a record, for users who may view the noun; a record that they do not see does not exist. */
export async function requireRecord({
  db,
  session,
  input: { noun: name, id },
}: Context<{ noun: AnyNoun['name']; id: string }>): Promise<AnyNoun> {
  const noun = nouns.find((each) => each.name === name)!;
  if (!hasPermission(session, noun.view)) throw forbidden();
  const { rows } = await sql`select from ${sql.table(noun.table)} where id = ${id}`.execute(db);
  assertFound(rows[0]);
  return noun;
}
