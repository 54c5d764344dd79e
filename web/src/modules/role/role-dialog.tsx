import { roles } from '@edp/contract/modules/role/role.ts';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useRoleFields } from './role-form.ts';
import { useMatrix } from './role-loader.tsx';
import { RoleInput, RoleNames } from './role-names.tsx';
import styles from './role.module.css';
import { useRoleText } from './role.texts.ts';

interface Props {
  /** The role that is copied; without one the new role is empty. */
  copied?: { id: string; name: string; code: string };
  /** What a new role is to be called. */
  name?: string;
  onSaved: (saved: { id: string }) => void;
  onClose: () => void;
}

/** The name and code of a new role; its rights are set when it is there. */
export function RoleDialog({ copied, name = '', onSaved, onClose }: Props) {
  const t = useRoleText();
  const matrix = useMatrix();
  const fields = useRoleFields();
  if (copied) {
    return (
      <FormModal
        title={t('copy')}
        call={roles.copy}
        initial={{ id: copied.id, name: t('copyName', { name: copied.name }).slice(0, 50), code: '' }}
        fields={fields}
        onSaved={onSaved}
        onClose={onClose}>
        <RoleInput name="name" />
        <RoleInput name="code" />
        <p className={styles.hint}>{t('copyHint')}</p>
      </FormModal>
    );
  }
  if (!matrix.data) return <PageSkeleton />;
  // A role that may do more with a field than the user's own one would be refused.
  const initial = { name, code: '', remark: '', resourceIds: [], organisationIds: [], fields: matrix.data.fields };
  return (
    <FormModal title={t('add')} call={roles.save} initial={initial} fields={fields} onSaved={onSaved} onClose={onClose}>
      <RoleNames />
    </FormModal>
  );
}
