import type { Matrix } from '@edp/contract/modules/role/role.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { groupsOf, rightsOf, type Line } from '../matrix/matrix-model.ts';
import type { RoleText } from '../role.texts.ts';

/** What is asked about, as the calls name it. */
export interface Target {
  readonly resourceId?: string;
  readonly noun?: string;
  readonly field?: string;
  readonly access?: 'view' | 'edit';
}

interface Option<Value> {
  readonly value: Value;
  readonly text: string;
}

export const menuOptions = (matrix: Matrix): Option<string>[] =>
  groupsOf(matrix).flatMap(({ name, lines }) =>
    lines.map((line) => ({ value: line.id, text: line.name === name ? name : `${name} / ${line.name}` })),
  );

export const lineOf = (matrix: Matrix, id: string): Line | undefined =>
  groupsOf(matrix)
    .flatMap(({ lines }) => lines)
    .find((line) => line.id === id);

/** The permissions of a screen, then its fields. */
export function targetsOf(line: Line, labels: FieldTexts, t: RoleText): (Option<string> & { target: Target })[] {
  const rights = rightsOf(line).map(({ id, name }) => ({
    value: id,
    text: id === line.id ? t('openMenu') : name,
    target: { resourceId: id },
  }));
  const { noun, fields = [] } = line.noun ?? {};
  const ofField = (name: string, access: 'view' | 'edit') => {
    const text = t(access === 'view' ? 'seeField' : 'editField', { name: labels[name]?.label ?? name });
    return { value: `${name} ${access}`, text, target: { ...(noun && { noun }), field: name, access } };
  };
  return [...rights, ...fields.flatMap(({ name }) => [ofField(name, 'view'), ofField(name, 'edit')])];
}
