import type { AnyNoun } from '@edp/contract/nouns.ts';
import type { recordLoaders } from '@edp/contract/records.ts';
import { records } from '../../records.ts';
import { securityHistory } from '../security/security.history.ts';
import type { History } from '../../kernel/record/history.ts';

/** The histories of the nouns without a definition. */
const own: Readonly<Record<Exclude<AnyNoun['name'], keyof typeof recordLoaders>, History>> = {
  security: securityHistory,
};

const defined = Object.fromEntries(records.map(({ noun, history }) => [noun, history]));

/** Which changes of each noun users may read. */
export const histories = { ...own, ...defined } as Readonly<Record<AnyNoun['name'], History>>;
