import { material, type OrganisationPair } from '@edp/contract/modules/material/material.ts';
import { useState } from 'react';
import { usePagedList } from '../../../../kernel/data/use-paged-list.ts';
import { confirm } from '../../../../kernel/feedback/confirm.ts';
import { request } from '../../../../kernel/http/api.ts';
import { runAction } from '../../../../kernel/http/run-action.ts';
import { useCan } from '../../../../kernel/session/access.ts';
import { ErrorNotice } from '../../../../ui/feedback/error-notice.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SearchBox } from '../../../../ui/filter/search-box.tsx';
import { useDebounced } from '../../../../ui/layout/use-debounced.ts';
import { Pagination } from '../../../../ui/table/pagination.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { OrganisationPicker } from './organisation-picker.tsx';
import { OrganisationTable } from './organisation-table.tsx';
import { OrganisationTools } from './organisation-tools.tsx';

const none: ReadonlySet<string> = new Set();

/** The organisations of a stored material. Additions and removals are calls of their own. */
export function AssignedOrganisations({ skuId, isEditable }: { skuId: string; isEditable: boolean }) {
  const t = useMaterialRecordText();
  const mayChange = useCan()(material.assign.can) && isEditable;
  const [names, setNames] = useState({ invOrgName: '', unitOrgName: '' });
  const [chosen, setChosen] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const list = usePagedList(material.organisations, { skuId, invOrgName: useDebounced(names.invOrgName.trim()), unitOrgName: useDebounced(names.unitOrgName.trim()) });
  const caption = t(isEditable ? 'assignTab' : 'assignedTab');
  const search = (changed: Partial<typeof names>) => {
    setNames({ ...names, ...changed });
    list.goToPage(1);
  };
  const add = async (organisations: readonly OrganisationPair[]) => {
    if (await runAction('material', () => request(material.assign, { skuId, ids: organisations.map(({ id }) => id) }))) setOpen(false);
  };
  const remove = async (ids: readonly string[]) => {
    if (!(await confirm({ title: t('removeQuestion', { count: ids.length }), detail: t('removeDetail'), yes: t('remove'), danger: true }))) return;
    if (await runAction('material', () => request(material.unassign, { skuId, ids: [...ids] }))) setChosen(none);
  };
  return (
    <>
      <div className={styles.tools}>
        {mayChange && <OrganisationTools note={t('assignedAtOnce')} chosen={chosen} onAdd={() => setOpen(true)} onRemove={remove} />}
        <div className={styles.searches}>
          <SearchBox label={t('searchInventory')} value={names.invOrgName} onChange={(invOrgName) => search({ invOrgName })} />
          <SearchBox label={t('searchUnit')} value={names.unitOrgName} onChange={(unitOrgName) => search({ unitOrgName })} />
        </div>
      </div>
      {list.error ? <ErrorNotice title={list.error.message} onRetry={list.reload} /> : (
        <>
          <OrganisationTable caption={caption} rows={list.rows} selection={mayChange ? { ids: chosen, onChange: setChosen } : undefined} showsStock isFirstLoad={list.isFirstLoad} isLoading={list.isLoading} />
          {!list.isFirstLoad && list.rows.length === 0 && <Notice title={t('noOrganisations')} />}
          <Pagination label={caption} {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
        </>
      )}
      {isOpen && <OrganisationPicker skuId={skuId} onAdd={add} onClose={() => setOpen(false)} />}
    </>
  );
}
