import { type Condition, isGroup, type Test } from '@edp/contract/kernel/list/condition.ts';
import type { Operator, TestType } from '@edp/contract/kernel/list/test.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { pathText, pathTo } from '../inputs/tree.ts';
import type { ConditionText } from './condition.texts.ts';
import type { TestedField } from './tested-field.ts';

const isChosen = (type: TestType) => ['choice', 'item', 'reference', 'tree'].includes(type);
const isOfDays = (type: TestType) => type === 'date' || type === 'time';

/** The same operator is called differently for numbers, choices and days. */
export function operatorText(operator: Operator, type: TestType, t: ConditionText): string {
  if (operator === 'is' && isOfDays(type)) return t('isDay');
  if ((operator === 'is' || operator === 'not') && isChosen(type))
    return t(operator === 'is' ? 'isChoice' : 'notChoice');
  return t(operator);
}

/** What the value of a test is called; `names` knows records and items. */
export type ValueNames = (field: TestedField, value: string) => string | undefined;

/** A condition in words: 市场价 大于 10 且（状态 是 启用 或 名称 包含 轴承）. */
export function conditionWords(
  { match, tests }: Condition,
  fields: readonly TestedField[],
  t: ConditionText,
  names: ValueNames,
): string {
  const parts = tests.map((part) => {
    if (!isGroup(part)) return testWords(part, fields, t, names);
    const inner = part.tests.map((test) => testWords(test, fields, t, names)).join(joint(part.match, t));
    return part.tests.length > 1 && tests.length > 1 ? t('inBrackets', { inner }) : inner;
  });
  return parts.join(joint(match, t));
}

const joint = (match: Condition['match'], t: ConditionText) => ` ${t(match === 'all' ? 'and' : 'or')} `;

function testWords(
  { field: name, operator, values }: Test,
  fields: readonly TestedField[],
  t: ConditionText,
  names: ValueNames,
): string {
  const field = fields.find((each) => each.name === name);
  if (!field) return [name, t(operator), ...values].join(' ');
  const texts = values.map(
    (value) =>
      field.options?.find((option) => option.value === value)?.text ??
      (field.nodes && pathText(pathTo(field.nodes, value))) ??
      names(field, value) ??
      value,
  );
  const joined = operator === 'between' ? texts.join(' ~ ') : joinNames(texts);
  return [field.label, operatorText(operator, field.type, t), joined, operator === 'lastDays' ? t('daysUnit') : '']
    .filter(Boolean)
    .join(' ');
}
