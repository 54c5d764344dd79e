import type { Matrix, RoleDetail } from '@edp/contract/modules/role/role.ts';
import type { SaveForm } from '../../../ui/form/engine/use-save-form.ts';
import type { FieldLabels } from './field-labels.ts';
import { GroupRow, LineRow } from './matrix-rows.tsx';
import {
  actions,
  actionTexts,
  differenceOf,
  type Editing,
  groupsOf,
  type Line,
  type Right,
  rightsOf,
  withRights,
} from './matrix-model.ts';
import styles from './matrix.module.css';
import { MatrixDetails } from './matrix-details.tsx';
import type { useRoleRights } from '../role-form.ts';
import type { View } from '../role-view.ts';
import { useRoleText } from '../role.texts.ts';

interface Props {
  role: RoleDetail;
  matrix: Matrix;
  rights: ReturnType<typeof useRoleRights>;
  form: SaveForm['form'];
  view: View;
  onView: (view: View) => void;
  mayEdit: boolean;
  Labels: FieldLabels;
}

/** Menus by permissions; the fields of a screen stand below it when it is opened. */
export function MatrixTable({ role, matrix, rights, form, view, onView, mayEdit, Labels }: Props) {
  const t = useRoleText();
  const groups = groupsOf(matrix);
  const lines = groups.flatMap((group) => group.lines);
  const { folded, opened } = view;
  // The built-in role has everything that there is, and no list of it.
  const all = new Set(lines.flatMap((line) => rightsOf(line).map(({ id }) => id)));
  const chosen = role.administrator === 1 ? all : new Set(rights.resourceIds);
  const stored = role.administrator === 1 ? all : new Set(role.resourceIds);
  const columns = actions.filter((action) => lines.some(({ cells }) => cells[action]));
  const toggle = (toggled: readonly Right[], isOn: boolean) =>
    form.setValue('resourceIds', [...withRights(lines, toggled, isOn, chosen)]);
  const editing: Editing = { chosen, stored, columns, mayEdit, toggle };
  const flip = (set: ReadonlySet<string>, id: string) => new Set(differenceOf([...set], [id]));
  const isDetailed = ({ noun, others }: Line) => noun !== undefined || others.length > 0;
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('menu')}</th>
          {columns.map((action) => (
            <th key={action} scope="col">
              {t(actionTexts[action])}
            </th>
          ))}
          <th scope="col">{t('other')}</th>
          <th scope="col" className={styles.number}>
            {t('editableFields')}
          </th>
          <th scope="col" className={styles.number}>
            {t('readonlyFields')}
          </th>
          <th scope="col" className={styles.number}>
            {t('hiddenFields')}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <GroupRow
            group={group}
            editing={editing}
            fields={rights.fields}
            isOpen={!folded.has(group.id)}
            onToggle={() => onView({ ...view, folded: flip(folded, group.id) })}
          />
          {!folded.has(group.id) &&
            group.lines.map((line) => [
              <LineRow
                key={line.id}
                line={line}
                editing={editing}
                fields={rights.fields}
                isOpen={opened.has(line.id)}
                onToggle={isDetailed(line) ? () => onView({ ...view, opened: flip(opened, line.id) }) : undefined}
              />,
              opened.has(line.id) && (
                <tr key={`${line.id} details`} className={styles.details}>
                  <td colSpan={columns.length + 5}>
                    <MatrixDetails
                      line={line}
                      role={role}
                      matrix={matrix}
                      editing={editing}
                      fields={rights.fields}
                      Labels={Labels}
                      onFields={(fields) => form.setValue('fields', fields)}
                    />
                  </td>
                </tr>
              ),
            ])}
        </tbody>
      ))}
    </table>
  );
}
