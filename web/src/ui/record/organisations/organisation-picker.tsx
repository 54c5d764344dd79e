import type { Page } from '@edp/contract/kernel/paging.ts';
import { translate } from '@edp/contract/texts.ts';
import { useState } from 'react';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useLanguage } from '../../../kernel/text/language.ts';
import { useDebounced } from '../../layout/use-debounced.ts';
import { PickerSearch } from '../../pickers/picker-search.tsx';
import type { Source } from '../../pickers/sources.ts';
import { TablePicker } from '../../pickers/table/table-picker.tsx';
import type { Column } from '../../table/column.ts';
import type { Assignments, OrganisationPair } from './assignments.ts';
import { useOrganisationsText } from './record-organisations.texts.ts';

interface Props {
  of: Assignments;
  /** Of a stored record; for a new one all organisations are shown. */
  id: string | undefined;
  reasonOf?: (organisation: OrganisationPair) => string | undefined;
  /** The dialog stays busy until it resolves. */
  onAdd: (organisations: readonly OrganisationPair[]) => unknown;
  onClose: () => void;
}

/** Organisations that a record is not assigned to yet, found by either name. */
export function OrganisationPicker({
  of: {
    calls: { assignable },
    idName,
    messages,
  },
  id,
  reasonOf,
  onAdd,
  onClose,
}: Props) {
  const t = useOrganisationsText();
  const language = useLanguage();
  const [unit, setUnit] = useState('');
  const unitOrgName = useDebounced(unit.trim());
  const source: Source<OrganisationPair> = {
    queryKey: queryKeyOf(assignable, id, unitOrgName),
    fetch: async ({ text, ...page }, signal) =>
      (await fetchPage(
        assignable,
        { [idName]: id, invOrgName: text, unitOrgName, ...page },
        signal,
      )) as Page<OrganisationPair>,
  };
  const columns: readonly Column<OrganisationPair>[] = [
    {
      key: 'invOrgName',
      title: t('inventoryOrganisation'),
      width: 320,
      grows: true,
      render: ({ invOrgName }) => invOrgName,
    },
    { key: 'unitOrgName', title: t('unitOrganisation'), width: 320, render: ({ unitOrgName: name }) => name },
  ];
  return (
    <TablePicker
      title={t('choose')}
      source={source}
      columns={columns}
      nameOf={({ invOrgName }) => invOrgName}
      searchLabel={t('searchInventory')}
      selection="multiple"
      tools={<PickerSearch label={t('searchUnit')} value={unit} onChange={setUnit} />}
      emptyMessage={translate(messages.nothingToAssign, language)}
      disabledReason={reasonOf}
      onConfirm={onAdd}
      onClose={onClose}
    />
  );
}
