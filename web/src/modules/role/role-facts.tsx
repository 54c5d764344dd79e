import { type Matrix, type RoleDetail, roleRecord } from '@edp/contract/modules/role/role.ts';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Dropdown } from 'antd';
import { helpOf } from '../../ui/form/fields/help.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import styles from './role-facts.module.css';
import { useRoleText } from './role.texts.ts';

interface Props {
  role: RoleDetail;
  matrix: Matrix;
  /** The inventory organisations in the form. */
  chosen: readonly string[];
  mayEdit: boolean;
  onChange: (ids: readonly string[]) => void;
}

/** The first members, and the inventory organisations that the role works in. */
export function RoleFacts({ role, matrix, chosen, mayEdit, onChange }: Props) {
  const t = useRoleText();
  const text = useDefinitionText(roleRecord);
  const { members, memberCount } = role;
  const nameOf = (id: string) =>
    [...matrix.organisations, ...role.organisations].find((each) => each.id === id)?.name ?? id;
  const addable = matrix.organisations.filter(({ id, held }) => held === 1 && !chosen.includes(id));
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('members')}</dt>
        <dd className={styles.faces}>
          {members.map(({ id, name }) => (
            <span key={id} className={styles.face} title={name}>
              <Avatar name={name} url="" />
            </span>
          ))}
          {memberCount === 0 ? t('noMembers') : t('membersOf', { count: memberCount })}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>
          {text.of('organisationIds', 'label')}
          {helpOf(text.of('organisationIds', 'help')!)('role-organisations-help')}
        </dt>
        <dd className={styles.chips}>
          {chosen.length === 0 && !mayEdit && t('noOrganisations')}
          {chosen.map((id) => (
            <span key={id} className={styles.chip} data-changed={!role.organisationIds.includes(id)}>
              {nameOf(id)}
              {mayEdit && (
                <button
                  type="button"
                  aria-label={t('removeOrganisation', { name: nameOf(id) })}
                  onClick={() => onChange(chosen.filter((each) => each !== id))}>
                  ×
                </button>
              )}
            </span>
          ))}
          {mayEdit && addable.length > 0 && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: addable.map(({ id, name }) => ({ key: id, label: name })),
                onClick: ({ key }) => onChange([...chosen, key]),
                style: { maxHeight: 320, overflowY: 'auto' },
              }}>
              <button type="button" className={styles.addChip}>
                <PlusOutlined />
                {t('addOrganisation')}
              </button>
            </Dropdown>
          )}
        </dd>
      </div>
    </dl>
  );
}
