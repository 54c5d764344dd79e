import { type Condition, conditionSchema, isGroup, type Test } from '@edp/contract/kernel/list/condition.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../app-error.ts';
import { onceOnly } from '../../database/statement.ts';
import type { ConditionFilter } from '../filters.ts';
import { type TestedTable, testSql } from './test-sql.ts';
import type { Schema } from '../../schema/schema.generated.ts';

/** A table whose records are not on the record kit, and the columns of the fields that a condition can test. */
export const testedTable = <F extends Fields>(
  name: keyof Schema,
  fields: F,
  columns: Readonly<Record<keyof F & string, string>>,
): TestedTable => ({ name, fields, columnOf: (field) => columns[field]! });

/**
 * The SQL of a condition of the user, as the input has it: its fields are looked up, its values are parameters.
 * The text of the statement is like few others, which is why it is marked.
 */
export function byCondition(table: TestedTable, value: unknown, language: Language): ConditionFilter | undefined {
  const condition = value === undefined ? undefined : check(table.fields, value);
  if (!condition) return undefined;
  const part = (test: Test) => testSql(table, test, language);
  const tests = condition.tests.map((each) => (isGroup(each) ? joined(each.match, each.tests.map(part)) : part(each)));
  return { kind: 'condition', condition: sql<boolean>`${sql.raw(onceOnly)} ${joined(condition.match, tests)}` };
}

function check(fields: Fields, value: unknown): Condition | undefined {
  const { data, error } = conditionSchema(fields).safeParse(value);
  if (error)
    throw new AppError(400, 'error.invalid', {
      rules: error.issues.map(({ path, message }) => ({ field: ['condition', ...path].join('.'), rule: message })),
    });
  return data;
}

const joined = (match: Condition['match'], tests: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(tests, match === 'all' ? sql` and ` : sql` or `)})`;
