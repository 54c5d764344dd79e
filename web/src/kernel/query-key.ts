import type { Call } from '@edp/contract/kernel/call.ts';

export const nounOf = ({ name }: Call) => name.split('.')[0]!;

/** Under which an answer is kept: `['brand', 'list', input]`. It begins with the noun, so that `refresh` finds it. */
export const queryKeyOf = ({ name }: Call, ...input: readonly unknown[]) => [...name.split('.'), ...input];
