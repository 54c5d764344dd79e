import { StatusTag } from '../../feedback/status-tag.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { SelectionBox } from '../../table/selection/selection-column.tsx';
import { useUiText } from '../../ui.texts.ts';
import { withCommas } from '../facts/with-commas.ts';
import type { OrganisationPair } from './assignments.ts';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';

/** A pair of inventory and unit organisation that has the record. */
export interface AssignedRow extends OrganisationPair {
  /** The current organisation keeps the record. */
  readonly isActive: boolean;
  readonly storageNum?: string;
}

interface Props {
  caption: string;
  rows: readonly AssignedRow[];
  /** Without it the table is only to read. */
  selection?: { readonly ids: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void } | undefined;
  showsStock: boolean;
  isFirstLoad?: boolean;
  isLoading?: boolean;
}

export function OrganisationTable({
  caption,
  rows,
  selection,
  showsStock,
  isFirstLoad = false,
  isLoading = false,
}: Props) {
  const t = useOrganisationsText();
  const columns: Column<AssignedRow>[] = [
    {
      key: 'invOrgName',
      title: t('inventoryOrganisation'),
      width: 280,
      grows: true,
      render: ({ invOrgName, isActive }) => (
        <span className={styles.organisation}>
          {invOrgName}
          {isActive && <StatusTag on text={t('current')} />}
        </span>
      ),
    },
    { key: 'unitOrgName', title: t('unitOrganisation'), width: 280, render: ({ unitOrgName }) => unitOrgName },
    ...(showsStock
      ? [
          {
            key: 'storageNum',
            title: t('stock'),
            width: 120,
            align: 'right' as const,
            render: ({ storageNum = '0' }: AssignedRow) => withCommas(storageNum),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      leftColumns={useChoice(rows, selection)}
      rows={rows}
      isFirstLoad={isFirstLoad}
      isLoading={isLoading}
    />
  );
}

function useChoice(rows: readonly AssignedRow[], selection: Props['selection']): Column<AssignedRow>[] {
  const ui = useUiText();
  if (!selection) return [];
  const { ids, onChange } = selection;
  const free = rows.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const chosen = free.filter((id) => ids.has(id));
  const isWhole = free.length > 0 && chosen.length === free.length;
  const set = (changed: readonly string[], isOn: boolean) =>
    onChange(new Set(isOn ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id))));
  return [
    {
      key: 'selection',
      title: ui('selectPage'),
      width: 48,
      head: (
        <SelectionBox
          label={ui('selectPage')}
          isChecked={isWhole}
          isPartly={!isWhole && chosen.length > 0}
          isDisabled={free.length === 0}
          onChange={() => set(free, !isWhole)}
        />
      ),
      render: ({ id, invOrgName, isActive }) => (
        <SelectionBox
          label={ui('selectRow', { name: invOrgName })}
          isChecked={ids.has(id)}
          isDisabled={isActive}
          onChange={() => set([id], !ids.has(id))}
        />
      ),
    },
  ];
}
