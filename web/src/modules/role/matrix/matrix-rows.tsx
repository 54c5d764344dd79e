import type { FieldRestriction } from '@edp/contract/modules/role/role.ts';
import DownOutlined from '@ant-design/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { ReactNode } from 'react';
import { countFields, type FieldCounts } from './field-rights.ts';
import { actionTexts, type Editing, type Group, type Line, type Right, stateOf } from './matrix-model.ts';
import styles from './matrix-rows.module.css';
import shared from './matrix.module.css';
import { RoleCheck } from './role-check.tsx';
import { useRoleText } from '../role.texts.ts';

interface Shown {
  editing: Editing;
  fields: readonly FieldRestriction[];
  isOpen: boolean;
}

/** One checkbox for some rights of a row: of those that the user may grant, or locked where there are none. */
export function RightCheck({ label, rights, editing }: { label: string; rights: readonly Right[]; editing: Editing }) {
  const { chosen, stored, mayEdit, toggle } = editing;
  if (rights.length === 0)
    return (
      <span className={styles.none} aria-hidden="true">
        –
      </span>
    );
  const isChanged = rights.some(({ id }) => chosen.has(id) !== stored.has(id));
  return (
    <RoleCheck
      label={label}
      state={stateOf(rights, chosen)}
      isLocked={!mayEdit || rights.every(({ isHeld }) => !isHeld)}
      isChanged={isChanged}
      onToggle={(isOn) => toggle(rights, isOn)}
    />
  );
}

function Cells({
  name,
  rightsIn,
  others,
  editing,
}: {
  name: string;
  rightsIn: (action: Editing['columns'][number]) => readonly Right[];
  others: readonly Right[];
  editing: Editing;
}) {
  const t = useRoleText();
  return (
    <>
      {editing.columns.map((action) => (
        <td key={action}>
          <RightCheck
            label={t('cell', { menu: name, permission: t(actionTexts[action]) })}
            rights={rightsIn(action)}
            editing={editing}
          />
        </td>
      ))}
      <td>
        <RightCheck label={t('otherOf', { name })} rights={others} editing={editing} />
      </td>
    </>
  );
}

export function GroupRow({
  group: { name, lines },
  editing,
  fields,
  isOpen,
  onToggle,
}: Shown & { group: Group; onToggle: () => void }) {
  const t = useRoleText();
  const visible = lines.filter(({ cells }) => cells.view && editing.chosen.has(cells.view.id)).length;
  const counts = lines.flatMap((line) => countFields(line, editing.chosen, fields) ?? []);
  const sum = (of: keyof FieldCounts) => counts.reduce((total, each) => total + each[of], 0);
  return (
    <tr className={shared.group}>
      <th scope="row">
        <Opener name={name} isOpen={isOpen} onToggle={onToggle}>
          {name}
          <span className={styles.visible}>{t('visible', { count: visible, total: lines.length })}</span>
        </Opener>
      </th>
      <Cells
        name={name}
        rightsIn={(action) => lines.flatMap(({ cells }) => cells[action] ?? [])}
        others={lines.flatMap((line) => line.others)}
        editing={editing}
      />
      <Counts
        of={
          counts.length > 0
            ? { editable: sum('editable'), readonly: sum('readonly'), hidden: sum('hidden') }
            : undefined
        }
      />
    </tr>
  );
}

export function LineRow({
  line,
  editing,
  fields,
  isOpen,
  onToggle,
}: Shown & { line: Line; onToggle: (() => void) | undefined }) {
  return (
    <tr className={isOpen ? shared.opened : ''}>
      <th scope="row" className={styles.line}>
        {onToggle ? (
          <Opener name={line.name} isOpen={isOpen} onToggle={onToggle}>
            {line.name}
          </Opener>
        ) : (
          <span className={styles.plain}>{line.name}</span>
        )}
      </th>
      <Cells
        name={line.name}
        rightsIn={(action) => [line.cells[action] ?? []].flat()}
        others={line.others}
        editing={editing}
      />
      <Counts of={countFields(line, editing.chosen, fields)} />
    </tr>
  );
}

function Opener({
  name,
  isOpen,
  onToggle,
  children,
}: {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const t = useRoleText();
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={isOpen ? t('collapse', { name }) : t('expand', { name })}
      onClick={onToggle}>
      {isOpen ? <DownOutlined /> : <RightOutlined />}
      {children}
    </button>
  );
}

const Counts = ({ of }: { of: FieldCounts | undefined }) => (
  <>
    {(['editable', 'readonly', 'hidden'] as const).map((level) => (
      <td key={level} className={shared.number}>
        {of?.[level] || '–'}
      </td>
    ))}
  </>
);
