import type { FieldRestriction, Matrix, RoleDetail } from '@edp/contract/modules/role/role.ts';
import type { FieldLabels } from './field-labels.ts';
import { FieldPanel } from './field-panel.tsx';
import type { Editing, Line } from './matrix-model.ts';
import { RightCheck } from './matrix-rows.tsx';
import styles from './matrix.module.css';
import { useRoleText } from '../role.texts.ts';

interface Props {
  line: Line;
  role: RoleDetail;
  matrix: Matrix;
  editing: Editing;
  fields: readonly FieldRestriction[];
  Labels: FieldLabels;
  onFields: (fields: readonly FieldRestriction[]) => void;
}

/** Below a screen: its other permissions, and its fields. */
export function MatrixDetails({ line: { noun, others }, role, matrix, editing, fields, Labels, onFields }: Props) {
  const t = useRoleText();
  return (
    <div className={styles.below}>
      {others.length > 0 && (
        <div className={styles.others}>
          <strong className={styles.belowTitle}>{t('otherPermissions')}</strong>
          {others.map((right) => (
            <label key={right.id} className={styles.otherRight}>
              <RightCheck label={right.name} rights={[right]} editing={editing} />
              {right.name}
            </label>
          ))}
        </div>
      )}
      {noun && (
        <Labels noun={noun.noun}>
          {(labels) => (
            <FieldPanel
              noun={noun}
              labels={labels}
              fields={fields}
              stored={role.fields}
              own={matrix.fields}
              mayEdit={editing.mayEdit}
              onChange={onFields}
            />
          )}
        </Labels>
      )}
    </div>
  );
}
