import { roles, type Matrix } from '@edp/contract/modules/role/role.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../../kernel/data/use-paged-list.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import type { FieldLabels } from '../matrix/field-labels.ts';
import { useRoleText } from '../role.texts.ts';
import styles from './questions.module.css';
import { TargetField } from './target-field.tsx';
import type { Target } from './target.ts';

/** 谁能做这件事？ */
export function WhoCanDialog({
  matrix,
  Labels,
  onClose,
}: {
  matrix: Matrix;
  Labels: FieldLabels;
  onClose: () => void;
}) {
  const t = useRoleText();
  const ui = useUiText();
  const [target, setTarget] = useState<Target>();
  return (
    <Modal title={t('whoCan')} width={880} footer={<Button onClick={onClose}>{ui('close')}</Button>} onClose={onClose}>
      <div className={styles.question}>
        <TargetField matrix={matrix} Labels={Labels} onChange={setTarget} />
      </div>
      <div className={styles.answer}>
        {target ? (
          <div key={JSON.stringify(target)}>
            <RolesThatCan target={target} />
            <PeopleWhoCan target={target} />
          </div>
        ) : (
          <p className={styles.hint}>{t('chooseFirst')}</p>
        )}
      </div>
    </Modal>
  );
}

function RolesThatCan({ target }: { target: Target }) {
  const t = useRoleText();
  const list = usePagedList(roles.rolesWith, { ...target });
  return (
    <section aria-label={t('rolesThatCan')}>
      <h3 className={styles.heading}>{t('rolesThatCan')}</h3>
      {list.error && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.isFirstLoad && !list.error && list.rows.length === 0 && <p className={styles.hint}>{t('noRoleCan')}</p>}
      <ul className={styles.roles}>
        {list.rows.map(({ id, name, code, memberCount }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className={styles.code}>{code}</span>
            <span className={styles.hint}>{t('people', { count: memberCount })}</span>
          </li>
        ))}
      </ul>
      {list.total > list.pageSize && (
        <Pagination
          {...list.count}
          label={t('rolesThatCan')}
          pageNo={list.pageNo}
          pageSize={list.pageSize}
          onPageChange={list.goToPage}
        />
      )}
    </section>
  );
}

function PeopleWhoCan({ target }: { target: Target }) {
  const t = useRoleText();
  const list = usePagedList(roles.peopleWith, { ...target });
  const columns = [
    { key: 'name', title: t('person'), width: 140, render: (row: (typeof list.rows)[number]) => row.realname },
    { key: 'account', title: t('account'), width: 140, render: (row: (typeof list.rows)[number]) => row.account },
    {
      key: 'department',
      title: t('department'),
      width: 160,
      render: (row: (typeof list.rows)[number]) => row.organizationName,
    },
    {
      key: 'through',
      title: t('through'),
      width: 200,
      grows: true,
      render: (row: (typeof list.rows)[number]) => joinNames(row.roleNames),
    },
  ];
  const isEmpty = !list.isFirstLoad && list.rows.length === 0;
  return (
    <section aria-label={t('peopleWhoCan')}>
      <h3 className={styles.heading}>{t('peopleWhoCan')}</h3>
      {list.error && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.error && isEmpty && <p className={styles.hint}>{t('nobodyCan')}</p>}
      {!list.error && !isEmpty && (
        <DataTable
          caption={t('peopleWhoCan')}
          columns={columns}
          rows={list.rows}
          isFirstLoad={list.isFirstLoad}
          isLoading={list.isLoading}
        />
      )}
      {!list.isFirstLoad && !isEmpty && (
        <Pagination
          {...list.count}
          label={t('peopleWhoCan')}
          pageNo={list.pageNo}
          pageSize={list.pageSize}
          onPageChange={list.goToPage}
        />
      )}
    </section>
  );
}
