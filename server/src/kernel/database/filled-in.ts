import type { CompiledQuery } from 'kysely';

/** A statement that was compiled once, with the values of a request where symbols stand for them. */
export const filledIn = (statement: CompiledQuery, values: ReadonlyMap<unknown, unknown>): CompiledQuery => ({
  ...statement,
  parameters: statement.parameters.map((parameter) => (values.has(parameter) ? values.get(parameter) : parameter)),
});
