/** Signed links to the same file differ in their signature only. */
const withoutSignature = (text: string) => (text.includes('/file/') ? text.split('?')[0] : text);

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Whether two values of a field are equal to a user. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (isScalar(one) && isScalar(other))
    return withoutSignature(String(one).trim()) === withoutSignature(String(other).trim());
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]));
  if (isPlainObject(one) && isPlainObject(other))
    return Object.keys({ ...one, ...other }).every((key) => isSameValue(one[key], other[key]));
  return false;
}

/**
 * A record with what a draft holds of it. Parts that a draft leaves out, such as secrets, stay as they are in the
 * record.
 */
export function withDraft(record: unknown, draft: unknown): unknown {
  if (!isPlainObject(record) || !isPlainObject(draft)) return draft;
  return {
    ...record,
    ...Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, withDraft(record[name], value)])),
  };
}
