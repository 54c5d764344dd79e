import type { Call } from '@edp/contract/kernel/call.ts';
import { z } from 'zod';

export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  minLength?: number;
}

export type Sample = Record<string, unknown> | unknown[];

export const inputSchema = (call: Call) =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/**
 * An input that fits the call: the fields of a record where their names are the same, the record's id
 * wherever an id is asked for, and otherwise the simplest value of the right type.
 */
export function generateInput(call: Call, record: Record<string, unknown> & { id: string }): Sample {
  return valueFor('', inputSchema(call), record) as Sample;
}

function valueFor(name: string, schema: Schema, record: Record<string, unknown> & { id: string }): unknown {
  if (schema.properties) {
    // A part of the record that a call takes as it was read.
    if (typeof record[name] === 'object') return record[name];
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, valueFor(key, property, record)]),
    );
  }
  // A list that a call takes as it was read.
  if (schema.type === 'array' && Array.isArray(record[name])) return record[name];
  if (schema.type === 'array') return [valueFor(name, schema.items ?? {}, record)];
  if (name === 'parentId') return record.id;
  // A language and a kind of record may both be called `type`.
  const fits = !schema.enum || schema.enum.includes(record[name]);
  if (name in record && fits) return record[name];
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const first = schema.anyOf?.[0] ?? schema;
  return [first.type].flat().includes('number') ? (first.minimum ?? 1) : 'x'.repeat(first.minLength ?? 1);
}

/** Whether a call is about one existing record. */
export function namesRecord(call: Call): boolean {
  const schema = inputSchema(call);
  const properties = schema.items?.properties ?? schema.properties ?? {};
  return 'id' in properties || 'parentId' in properties;
}
