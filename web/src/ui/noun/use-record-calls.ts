import type { Call } from '@edp/contract/kernel/call.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { recordLoaders } from '@edp/contract/records.ts';
import { useQueries } from '@tanstack/react-query';
import type { FormCall } from '../../kernel/data/rules.ts';

/** Where the records of a noun are listed and read, to choose one of them. */
export interface ChoiceCalls {
  readonly list: Call;
  readonly detail: Call;
}

export type CallsOf = (noun: string) => ChoiceCalls | null | undefined;

const loaders: Readonly<Record<string, (() => Promise<RecordDefinition>) | undefined>> = recordLoaders;

/** A list to choose from names its records. */
async function loadCalls(noun: string): Promise<ChoiceCalls | null> {
  const { list, detail } = (await loaders[noun]?.())?.calls ?? {};
  return list && detail && 'name' in ((list.output as Partial<FormCall['input']>).shape ?? {})
    ? { list, detail }
    : null;
}

/**
 * The calls of nouns that fields refer to, from their definitions, which are loaded when they are first asked for.
 * Undefined is answered while a definition is loading, null for a noun whose records cannot be chosen.
 */
export function useRecordCalls(nouns: readonly string[]): CallsOf {
  const uniqueNouns = [...new Set(nouns)];
  const found = useQueries({
    queries: uniqueNouns.map((noun) => ({
      queryKey: ['definition', noun],
      queryFn: () => loadCalls(noun),
      networkMode: 'always' as const,
      staleTime: Infinity,
      structuralSharing: false,
    })),
  });
  return (noun) => {
    const query = found[uniqueNouns.indexOf(noun)];
    return query?.isError ? null : query?.data;
  };
}
