import type { Call } from '@edp/contract/kernel/call.ts';
import { allCalls } from '../modules.ts';

const kinds: ReadonlySet<string> = new Set(['anyone', 'link', 'visitor', 'member', 'staff']);

/** Who may call, without the name of the permission. */
export const accessOf = ({ can, platform }: Call) => (platform ? 'platform' : kinds.has(can) ? can : 'permission');

export const needsSession = ({ can }: Call) => can !== 'anyone' && can !== 'link' && can !== 'visitor';
export const needsPermission = (call: Call) => needsSession(call) && call.can !== 'member';

/**
 * What the kernel distinguishes before a handler runs: calls that agree in it are treated alike, because all go through
 * one function (routes.test.ts).
 */
const classOf = (call: Call) =>
  [
    call.method,
    call.service,
    accessOf(call),
    call.writes ? 'writes' : 'reads',
    call.upload ? 'upload' : '',
    call.answer,
  ].join(' ');

/** One call of each class, for what the kernel does and no module. */
export const representatives = (calls: readonly Call[]): Call[] =>
  [...Map.groupBy(calls, classOf).values()].map(([first]) => first!);

export const nounOf = ({ name }: Pick<Call, 'name'>) => name.split('.')[0]!;

/** The list of the noun that a call belongs to, if it has one. */
export const listOf = (call: Call) => allCalls.find(({ name }) => name === `${nounOf(call)}.list`);

/** The path for tests in which it does not matter which record is meant. */
export const anyPath = ({ path }: Pick<Call, 'path'>) => path.replaceAll(/\{\w+\}/g, '1');
