import type { Call } from '@edp/contract/kernel/call.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { generateInput, inputSchema, type Schema } from '../input-schema.ts';
import type { HiddenRecord } from './hide-records.ts';

const isId = (name: string) => /ids?$/i.test(name) || name === 'sku';
const namesId = ({ properties = {}, items }: Schema): boolean =>
  Object.entries(properties).some(([name, property]) => isId(name) || namesId(property)) ||
  (items !== undefined && namesId(items));

/** As a record that has its id under every name that an id may have, and its noun under every name of a kind. */
const anywhere = ({ id, noun }: HiddenRecord) =>
  new Proxy<Record<string, unknown> & { id: string }>(
    { id },
    {
      has: (_target, name) => isId(String(name)) || ['noun', 'type', 'sharingType', 'table'].includes(String(name)),
      get: (_target, name) =>
        typeof name === 'symbol'
          ? undefined
          : isId(name)
            ? id
            : ['noun', 'type', 'sharingType', 'table'].includes(name)
              ? noun
              : undefined,
    },
  );

/**
 * A call about each record: by its sample, by an input made up from the record, and with nothing but the record. Of
 * those that the contract accepts and that mean the same, one.
 */
export function inputsOf(call: Call, hidden: readonly HiddenRecord[]): unknown[] {
  if (call.writes && !call.upload && !namesId(inputSchema(call))) return [];
  const lists = call.answer === 'page' ? [pageInput(call, 1, 100)] : [];
  const inputs = [
    ...lists,
    ...hidden.flatMap((record) => [
      call.sample({ id: record.id }),
      generateInput(call, anywhere(record)),
      { id: record.id, noun: record.noun },
    ]),
  ];
  return [
    ...new Map(
      inputs.flatMap((input) => {
        const { success, data } = call.input.safeParse(input);
        return success ? [[JSON.stringify(data), input] as const] : [];
      }),
    ).values(),
  ];
}
