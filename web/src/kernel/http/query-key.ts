import type { Call } from '@edp/contract/kernel/call.ts';

export const nounOf = ({ name }: Call) => name.split('.')[0]!;

/** The query key of a call, `['brand', 'list', input]`. It begins with the noun, which `invalidate` matches. */
export const queryKeyOf = ({ name }: Call, ...input: readonly unknown[]) => [...name.split('.'), ...input];
