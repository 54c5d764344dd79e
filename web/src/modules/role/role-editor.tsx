import { roles, type Matrix, type RoleDetail } from '@edp/contract/modules/role/role.ts';
import { useImperativeHandle, useState, type RefObject } from 'react';
import { useCan } from '../../kernel/session/access.ts';
import { lazy } from '../../kernel/lazy.ts';
import { FormBody } from '../../ui/form/form-body.tsx';
import controls from '../../ui/layout/controls.module.css';
import { TabList } from '../../ui/layout/tab-list.tsx';
import type { FieldLabels } from './matrix/field-labels.ts';
import { MatrixNote } from './matrix/matrix-note.tsx';
import { MatrixTable } from './matrix/matrix-table.tsx';
import { RoleChanges } from './role-changes.tsx';
import { RoleHead } from './role-head.tsx';
import { useRoleForm, useRoleRights } from './role-form.ts';
import type { View } from './role-view.ts';
import styles from './role-editor.module.css';
import shared from './role.module.css';
import { useRoleText } from './role.texts.ts';

const RoleMembers = lazy(async () => (await import('./role-members.tsx')).RoleMembers);
const WhoCanDialog = lazy(async () => (await import('./questions/who-can-dialog.tsx')).WhoCanDialog);
const WhyDialog = lazy(async () => (await import('./questions/why-dialog.tsx')).WhyDialog);

interface Props {
  role: RoleDetail;
  matrix: Matrix;
  view: View;
  onView: (view: View) => void;
  Labels: FieldLabels;
  confirmLeave: RefObject<(() => Promise<boolean>) | null>;
  onCopy: (role: RoleDetail) => void;
  onDeleted: () => void;
}

export function RoleEditor({ role, matrix, view, onView, Labels, confirmLeave, onCopy, onDeleted }: Props) {
  const t = useRoleText();
  const mayEdit = useCan()(roles.save.can) && role.lockedBecause === '';
  const saving = useRoleForm(role);
  const rights = useRoleRights(saving, role);
  const { section } = view;
  const [question, setQuestion] = useState<'who' | 'why'>();
  useImperativeHandle(confirmLeave, () => saving.confirmLeave);
  const forget = () => {
    saving.clearDraft();
    onDeleted();
  };
  const tabs = [
    { key: 'rights', title: t('rights') },
    { key: 'members', title: t('members'), mark: <span className={shared.faint}>{role.memberCount}</span> },
    { key: 'changes', title: t('changes') },
  ];
  return (
    <section className={shared.editor} aria-label={role.name}>
      <FormBody of={saving}>
        <div className={styles.form}>
          <RoleHead
            role={role}
            matrix={matrix}
            saving={saving}
            rights={rights}
            mayEdit={mayEdit}
            onCopy={() => onCopy(role)}
            onDeleted={forget}
          />
          <div className={styles.sections}>
            <TabList
              id="role"
              label={t('sections')}
              tabs={tabs}
              chosen={section}
              onChoose={(key) => onView({ ...view, section: key })}
            />
            <button type="button" className={controls.link} onClick={() => setQuestion('who')}>
              {t('whoCan')}
            </button>
            <button type="button" className={controls.link} onClick={() => setQuestion('why')}>
              {t('why')}
            </button>
          </div>
          {role.lockedBecause && <p className={styles.lockedBecause}>{role.lockedBecause}</p>}
          <div
            role="tabpanel"
            id={`role-${section}`}
            aria-labelledby={`role-${section}-tab`}
            className={styles.content}>
            {section === 'rights' && (
              <MatrixTable
                role={role}
                matrix={matrix}
                rights={rights}
                form={saving.form}
                view={view}
                onView={onView}
                mayEdit={mayEdit && role.administrator === 0}
                Labels={Labels}
              />
            )}
            {section === 'members' && <RoleMembers role={role} mayEdit={mayEdit} />}
            {section === 'changes' && <RoleChanges id={role.id} matrix={matrix} Labels={Labels} />}
          </div>
          {section === 'rights' && <MatrixNote isBuiltIn={role.administrator === 1} />}
        </div>
      </FormBody>
      {question === 'who' && <WhoCanDialog matrix={matrix} Labels={Labels} onClose={() => setQuestion(undefined)} />}
      {question === 'why' && <WhyDialog matrix={matrix} Labels={Labels} onClose={() => setQuestion(undefined)} />}
    </section>
  );
}
