import type { Matrix } from '@edp/contract/modules/role/role.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { RecordChanges } from '../../ui/record/sections/record-changes.tsx';
import type { FieldLabels } from './matrix/field-labels.ts';
import type { Level } from './matrix/field-rights.ts';
import { useRoleFields } from './role-form.ts';
import { useRoleText, type RoleText } from './role.texts.ts';

interface Props {
  id: string;
  matrix: Matrix;
  Labels: FieldLabels;
}

/** Who changed what of a role; a field is named with its screen. */
export function RoleChanges({ id, matrix, Labels }: Props) {
  const t = useRoleText();
  return <RecordChanges noun="role" id={id} fields={{ ...useRoleFields(), ...levelTexts(t, matrix, Labels) }} />;
}

/** The history has what the role may do with a field as `fields.<noun>.<field>`. */
const levelTexts = (t: RoleText, { nouns, menus }: Matrix, Labels: FieldLabels): FieldTexts =>
  Object.fromEntries(
    nouns.flatMap(({ noun, menu: code, fields }) => {
      const menu = menus.find((each) => each.code === code)?.name ?? noun;
      return fields.map(({ name }) => [
        `fields.${noun}.${name}`,
        {
          label: name,
          shownLabel: (
            <Labels noun={noun}>{(labels) => t('changedField', { menu, field: labels[name]?.label ?? name })}</Labels>
          ),
          render: (level: unknown) => t(level as Level),
        },
      ]);
    }),
  );
