import { z } from 'zod';
import { text } from '../fields.ts';
import type { FieldRight } from '../record/field-rights.ts';
import { type Fields, type ReadField, fieldsOfCondition } from '../record/record.ts';
import { rule, tooMany } from '../rule.ts';
import { choicesOf, type Operator, operators, operatorsOf, testTypeOf, valueProblem, valuesNeeded } from './test.ts';

export const mostTests = 20;
/** That a field is compared with at once. */
const mostValues = 50;
const mostCharacters = 100;

/** One field compared with values; these are texts on the wire, whatever the field is. */
const Test = z.object(
  {
    field: z.string(rule('rule.type')),
    operator: z.enum(operators as [Operator, ...Operator[]], rule('rule.choice')),
    values: z.array(text(mostCharacters), rule('rule.type')).max(mostValues, tooMany(mostValues)).default([]),
  },
  rule('rule.type'),
);
export type Test = z.output<typeof Test>;

const groupOf = <Part extends z.ZodType>(part: Part) =>
  z.object(
    {
      match: z.enum(['all', 'any'], rule('rule.choice')),
      tests: z.array(part, rule('rule.type')).min(1, rule('rule.required')).max(mostTests, tooMany(mostTests)),
    },
    rule('rule.type'),
  );

/** Groups are not nested any further. */
const Condition = groupOf(z.union([Test, groupOf(Test)], { error: rule('rule.type') }));
export type Condition = z.output<typeof Condition>;
export type TestGroup = Exclude<Condition['tests'][number], Test>;

export const isGroup = (part: Condition['tests'][number]): part is TestGroup => 'tests' in part;
export const testsOf = ({ tests }: Pick<Condition, 'tests'>): readonly Test[] =>
  tests.flatMap((part) => (isGroup(part) ? part.tests : [part]));

type ConditionSchema = z.ZodType<Condition | undefined>;
const schemas = new WeakMap<Fields, ConditionSchema>();

/**
 * The rows of a list must meet this, made from the fields that are stored: `{ match, tests }`, or the same as JSON, which an
 * address can hold.
 */
export function conditionSchema(fields: Fields): ConditionSchema {
  const schema =
    schemas.get(fields) ??
    z.preprocess(fromJson, Condition.optional()).superRefine((condition, context) => {
      for (const { path, message } of condition ? problemsOf(fields, condition) : [])
        context.addIssue({ code: 'custom', path, message });
    });
  schemas.set(fields, schema);
  return schema;
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  try {
    return value === '' ? undefined : JSON.parse(value);
  } catch {
    // No JSON: the schema says so.
    return value;
  }
}

interface Problem {
  path: PropertyKey[];
  message: string;
}

function problemsOf(fields: Fields, condition: Condition): Problem[] {
  if (testsOf(condition).length > mostTests)
    return [{ path: ['tests'], message: rule('rule.tooMany', { max: mostTests }) }];
  return condition.tests.flatMap((part, index) => {
    const tests = isGroup(part) ? part.tests : [part];
    return tests.flatMap((test, inner) =>
      problemOf(fields, test).map(({ path, message }) => ({
        path: ['tests', index, ...(isGroup(part) ? ['tests', inner] : []), ...path],
        message,
      })),
    );
  });
}

function problemOf(fields: Fields, { field, operator, values }: Test): Problem[] {
  const tested = Object.hasOwn(fields, field) ? fields[field] : undefined;
  const type = tested && testTypeOf(tested);
  if (!type) return [{ path: ['field'], message: rule('rule.unknown') }];
  if (!operatorsOf[type].includes(operator)) return [{ path: ['operator'], message: rule('rule.choice') }];
  const { least, most = Infinity } = valuesNeeded(operator);
  if (values.length < least || values.length > most)
    return [{ path: ['values'], message: rule(values.length < least ? 'rule.required' : 'rule.type') }];
  return values.flatMap((value, index) => {
    const key = valueProblem(type, operator, value, choicesOf(tested));
    return key ? [{ path: ['values', index], message: rule(key) }] : [];
  });
}

/** Where an input has a condition: that of a list, or of a call about all that its filters find. */
function conditionsIn(input: z.ZodType): { path: readonly string[]; fields: Fields }[] {
  if (!(input instanceof z.ZodObject)) return [];
  const own = input.shape.condition && fieldsOfCondition(input.shape.condition as z.ZodType);
  const filters =
    input.shape.filters instanceof z.ZodOptional ? (input.shape.filters.unwrap() as z.ZodType) : undefined;
  return [
    ...(own ? [{ path: ['condition'], fields: own }] : []),
    ...(filters ? conditionsIn(filters).map(({ path, fields }) => ({ path: ['filters', ...path], fields })) : []),
  ];
}

/** The fields that a list can be narrowed by through a condition. */
export const testedFields = (input: z.ZodType): Fields | undefined => conditionsIn(input)[0]?.fields;

export const rightOf = (field: ReadField | undefined): FieldRight | undefined => field?.output.meta()?.['x-right'];

/** The rights that the condition in an input needs; one that is not valid needs none, it is refused for that. */
export function rightsInCondition(input: z.ZodType, value: unknown): { path: string; rights: readonly FieldRight[] }[] {
  return conditionsIn(input).map(({ path, fields }) => {
    const sent = path.reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
      value,
    );
    const condition = sent === undefined ? undefined : conditionSchema(fields).safeParse(sent).data;
    return {
      path: path.join('.'),
      rights: condition ? testsOf(condition).flatMap(({ field }) => rightOf(fields[field]) ?? []) : [],
    };
  });
}
