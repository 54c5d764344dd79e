import { rolePreview, roles, type Matrix, type RoleDetail } from '@edp/contract/modules/role/role.ts';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { invalidateAfterDelete, runAction } from '../../kernel/http/run-action.ts';
import { useCan } from '../../kernel/session/access.ts';
import { changePreview } from '../../kernel/session/role-change.ts';
import { useFormValue } from '../../ui/form/engine/form-context.ts';
import type { SaveForm } from '../../ui/form/engine/use-save-form.ts';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { RoleFacts } from './role-facts.tsx';
import type { useRoleRights } from './role-form.ts';
import { RoleNames } from './role-names.tsx';
import styles from './role-head.module.css';
import shared from './role.module.css';
import { useRoleText, type RoleText } from './role.texts.ts';

interface Props {
  role: RoleDetail;
  matrix: Matrix;
  saving: SaveForm;
  rights: ReturnType<typeof useRoleRights>;
  mayEdit: boolean;
  onCopy: () => void;
  onDeleted: () => void;
}

/** Name, code, members and inventory organisations, and what can be done with the role as a whole. */
export function RoleHead({ role, matrix, saving, rights, mayEdit, onCopy, onDeleted }: Props) {
  const t = useRoleText();
  const can = useCan();
  const [isNaming, setNaming] = useState(false);
  const { changed } = rights;
  const name = String(useFormValue(saving.form, 'name'));
  const code = String(useFormValue(saving.form, 'code'));
  const mayGrant = role.lockedBecause === '';
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <h2 className={styles.name} title={name}>
          {name}
        </h2>
        <span className={shared.headCode} title={code}>
          {code}
        </span>
        {mayEdit && (
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t('rename')}
            title={t('rename')}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          />
        )}
        <span className={styles.grows} />
        {changed > 0 && <output className={styles.unsaved}>{t('unsaved', { count: changed })}</output>}
        {changed > 0 && (
          <Button type="text" onClick={saving.discardDraft}>
            {t('discard')}
          </Button>
        )}
        {role.administrator === 0 && mayGrant && (
          <PermittedButton can={roles.delete.can} type="text" danger onClick={() => void remove(role, t, onDeleted)}>
            {t('delete')}
          </PermittedButton>
        )}
        {can(roles.copy.can) && mayGrant && (
          <Button icon={<CopyOutlined />} onClick={onCopy}>
            {t('copy')}
          </Button>
        )}
        {mayGrant && (
          <Button
            icon={<EyeOutlined />}
            disabled={changed > 0}
            title={changed > 0 ? t('previewHint') : undefined}
            onClick={() => void changePreview(() => request(rolePreview.preview, { roleId: role.id }))}>
            {t('preview')}
          </Button>
        )}
        {mayEdit && (
          <Button type="primary" htmlType="submit" loading={saving.isSaving} disabled={changed === 0}>
            {t('save')}
          </Button>
        )}
      </div>
      {isNaming && <RoleNames isBuiltIn={role.administrator === 1} />}
      <RoleFacts
        role={role}
        matrix={matrix}
        chosen={rights.organisationIds}
        mayEdit={mayEdit}
        onChange={(ids) => saving.form.setValue('organisationIds', ids)}
      />
    </header>
  );
}

async function remove({ id, name, code }: RoleDetail, t: RoleText, onDeleted: () => void) {
  const question = {
    title: t('deleteTitle', { name }),
    detail: t('deleteDetail', { code }),
    yes: t('delete'),
    danger: true,
  };
  if (!(await confirm(question))) return;
  const done = async () => {
    onDeleted();
    await invalidateAfterDelete('role', [id]);
  };
  await runAction(
    'role',
    () => request(roles.delete, { id }),
    () => void done(),
  );
}
