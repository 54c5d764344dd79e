import type { CompiledQuery } from 'kysely';

/**
 * A named statement is parsed and planned once per connection, which makes it almost twice as fast.
 * Texts are few (one per query and combination of filters); should something make them without end,
 * the later ones go unnamed rather than fill every connection's memory.
 */
const most = 5000;
/** A comment in the text of a statement that a user put together: its name would be of use once. */
export const onceOnly = '/* once */';
const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const existing = names.get(text);
  if (existing || names.size >= most || text.includes(onceOnly)) return existing;
  const name = `edp${names.size}`;
  names.set(text, name);
  return name;
}

export const preparedStatement = ({ sql, parameters }: CompiledQuery) => ({
  name: statementName(sql),
  text: sql,
  values: parameters as unknown[],
});
