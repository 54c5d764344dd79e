import type { FocusEvent } from 'react';
import type { Column } from '../../table/column.ts';
import { usePickersText, type PickersText } from '../pickers.texts.ts';
import styles from './transfer.module.css';
import { Transfer } from './transfer.tsx';

/** An inventory organisation with the unit that it belongs to. */
export interface OrganisationPair {
  readonly invorgId: string;
  readonly invOrgName: string;
  readonly unitOrgName: string;
  /** Also searched, where it is known. */
  readonly code?: string;
}

interface Props {
  /** All that can be assigned, the assigned ones included. */
  pairs: readonly OrganisationPair[];
  /** The active organisation of the session, which cannot be moved; empty where it can be. */
  activeId: string;
  /** Titles of the sides, where those of a record are not meant. */
  titles?: { readonly available: string; readonly chosen: string } | undefined;
  /** Of both sides, in pixels. */
  height?: number | undefined;
  /** Why another one stays where it is. */
  reasonOf?: ((invorgId: string) => string | undefined) | undefined;
  id?: string | undefined;
  /** The ids of the assigned inventory organisations. */
  value?: readonly string[] | undefined;
  onChange?: (ids: readonly string[]) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

const noIds: readonly string[] = [];

/** Assigns inventory organisations. */
export function OrganisationPairTransfer({
  pairs,
  activeId,
  titles,
  height,
  reasonOf,
  id,
  value = noIds,
  onChange,
  onBlur,
  disabled = false,
  ...aria
}: Props) {
  const t = usePickersText();
  const items = pairs.map(({ invorgId, invOrgName, unitOrgName, code }) => ({
    id: invorgId,
    name: invOrgName,
    detail: unitOrgName,
    code,
    disabledReason: invorgId === activeId ? t('activeOrganisation') : reasonOf?.(invorgId),
  }));
  const texts = {
    available: titles?.available ?? t('availableOrganisations'),
    chosen: titles?.chosen ?? t('chosenOrganisations'),
    nothingToAdd: t('organisationToAdd'),
    nothingToRemove: t('organisationToRemove'),
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    // `blur` bubbles from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      className={styles.group}
      tabIndex={-1}
      aria-label={t('invOrganisations')}
      aria-describedby={aria['aria-describedby']}
      onBlur={leave}>
      <Transfer
        items={items}
        value={value}
        disabled={disabled}
        height={height}
        texts={texts}
        onChange={(ids) => onChange?.(ids)}
      />
    </fieldset>
  );
}

/** The pair as a row of a list, or of a table picker where one organisation is chosen. */
export const organisationPairColumns = (t: PickersText): Column<OrganisationPair>[] => [
  { key: 'invOrg', title: t('invOrganisation'), width: 240, grows: true, render: ({ invOrgName }) => invOrgName },
  { key: 'unitOrg', title: t('unitOrganisation'), width: 240, grows: true, render: ({ unitOrgName }) => unitOrgName },
];
