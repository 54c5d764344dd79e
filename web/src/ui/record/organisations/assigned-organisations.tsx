import { useState } from 'react';
import { usePagedList } from '../../../kernel/data/use-paged-list.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { nounOf } from '../../../kernel/http/query-key.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { SearchBox } from '../../filter/search-box.tsx';
import { useDebounced } from '../../layout/use-debounced.ts';
import { Pagination } from '../../table/pagination.tsx';
import type { Assignments, OrganisationPair } from './assignments.ts';
import { OrganisationPicker } from './organisation-picker.tsx';
import { OrganisationTable, type AssignedRow } from './organisation-table.tsx';
import { OrganisationTools } from './organisation-tools.tsx';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';

const none: ReadonlySet<string> = new Set();

/** The organisations of a stored record. Additions and removals are calls of their own. */
export function AssignedOrganisations({ of, id, isEditable }: { of: Assignments; id: string; isEditable: boolean }) {
  const t = useOrganisationsText();
  const { calls, idName, messages } = of;
  const record = { [idName]: id };
  const noun = nounOf(calls.assign);
  const mayChange = useCan()(calls.assign.can) && isEditable;
  const [names, setNames] = useState({ invOrgName: '', unitOrgName: '' });
  const [chosen, setChosen] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const list = usePagedList(calls.organisations, {
    ...record,
    invOrgName: useDebounced(names.invOrgName.trim()),
    unitOrgName: useDebounced(names.unitOrgName.trim()),
  });
  const caption = t(isEditable ? 'assign' : 'assigned');
  const search = (changed: Partial<typeof names>) => {
    setNames({ ...names, ...changed });
    list.goToPage(1);
  };
  const add = async (organisations: readonly OrganisationPair[]) => {
    if (await runAction(noun, () => request(calls.assign, { ...record, ids: organisations.map((each) => each.id) })))
      setOpen(false);
  };
  const remove = async (ids: readonly string[]) => {
    if (
      !(await confirm({
        title: t('removeQuestion', { count: ids.length }),
        detail: of.removeDetail,
        yes: t('remove'),
        danger: true,
      }))
    )
      return;
    if (await runAction(noun, () => request(calls.unassign, { ...record, ids: [...ids] }))) setChosen(none);
  };
  return (
    <>
      <div className={styles.tools}>
        {mayChange && (
          <OrganisationTools
            note={t('assignedAtOnce')}
            nothingChosen={messages.nothingToUnassign}
            chosen={chosen}
            onAdd={() => setOpen(true)}
            onRemove={remove}
          />
        )}
        <div className={styles.searches}>
          <SearchBox
            label={t('searchInventory')}
            value={names.invOrgName}
            onChange={(invOrgName) => search({ invOrgName })}
          />
          <SearchBox
            label={t('searchUnit')}
            value={names.unitOrgName}
            onChange={(unitOrgName) => search({ unitOrgName })}
          />
        </div>
      </div>
      {list.error ? (
        <ErrorNotice title={list.error.message} onRetry={list.reload} />
      ) : (
        <>
          <OrganisationTable
            caption={caption}
            rows={list.rows as readonly AssignedRow[]}
            selection={mayChange ? { ids: chosen, onChange: setChosen } : undefined}
            showsStock
            isFirstLoad={list.isFirstLoad}
            isLoading={list.isLoading}
          />
          {!list.isFirstLoad && list.rows.length === 0 && <Notice title={t('none')} />}
          <Pagination
            label={caption}
            {...list.count}
            pageNo={list.pageNo}
            pageSize={list.pageSize}
            onPageChange={list.goToPage}
          />
        </>
      )}
      {isOpen && <OrganisationPicker of={of} id={id} onAdd={add} onClose={() => setOpen(false)} />}
    </>
  );
}
