import type { Call } from '@edp/contract/kernel/call.ts';
import { useRef } from 'react';
import type { z } from 'zod';
import { request } from '../../../kernel/http/api.ts';
import { useUiText } from '../../ui.texts.ts';
import { isSameValue } from '../engine/same-value.ts';
import { useSaveForm } from '../engine/use-save-form.ts';

interface Options<Row> {
  /** One for every language. */
  rows: readonly Row[];
  schema: z.ZodObject<{ rows: z.ZodArray }>;
  save: Call;
  onSaved: () => void;
}

/** A form of the texts of one record in every language. */
export function useMultilingualForm<Row extends { type: string; parentId: string }>({
  rows,
  schema,
  save,
  onSaved,
}: Options<Row>) {
  const t = useUiText();
  const sent = useRef<readonly Row[]>([]);
  /** Only changed rows are sent, so that a language changed by another user meanwhile is not overwritten. */
  const send = async (values: Record<string, unknown>) => {
    sent.current = (values['rows'] as Row[]).filter((row, index) => !isSameValue(row, rows[index]));
    if (sent.current.length > 0) await request(save, sent.current);
    return { message: t('multilingualSaved'), data: null };
  };
  /** `1.name` of the sent rows is in the row of that language in the form. */
  const pathOf = (field: string) => {
    const [index = '', ...names] = field.split('.');
    return `rows.${rows.findIndex(({ type }) => type === sent.current[Number(index)]?.type)}.${names.join('.') || 'name'}`;
  };
  return useSaveForm({
    call: save,
    schema,
    initial: { id: rows[0]?.parentId, rows },
    fields: { rows: { label: t('multilingual') } },
    send,
    pathOf,
    onSaved,
  });
}
