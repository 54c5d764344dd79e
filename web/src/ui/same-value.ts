/** Signed links to the same file differ in their signature only. */
const withoutSignature = (text: string) => (text.includes('/file/') ? text.split('?')[0] : text);

const plain = (value: unknown) => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? withoutSignature(value.trim()) : JSON.stringify(value);
};

/** Whether two values of a field are equal to a user. */
export const isSameValue = (one: unknown, other: unknown) => plain(one) === plain(other);
