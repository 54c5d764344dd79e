type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The value at a path such as `specList.3.itemCode`; undefined where the path ends early. */
export function valueAt(values: unknown, path: string): unknown {
  let found: unknown = values;
  for (const key of path.split('.')) found = isContainer(found) ? found[key] : undefined;
  return found;
}

/** A copy with another value at the path; what is beside the path is not copied. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  return replaced(values, path.split('.'), value) as Values;
}

function replaced(container: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const next = replaced(isContainer(container) ? container[key] : undefined, rest, value);
  if (!Array.isArray(container)) return { ...(isContainer(container) && container), [key]: next };
  const copy: unknown[] = [...(container as readonly unknown[])];
  copy[Number(key)] = next;
  return copy;
}
