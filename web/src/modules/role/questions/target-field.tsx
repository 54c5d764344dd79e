import type { Matrix } from '@edp/contract/modules/role/role.ts';
import { useState } from 'react';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import type { FieldLabels } from '../matrix/field-labels.ts';
import type { Line } from '../matrix/matrix-model.ts';
import { useRoleText } from '../role.texts.ts';
import styles from './questions.module.css';
import { lineOf, menuOptions, type Target, targetsOf } from './target.ts';

interface Props {
  matrix: Matrix;
  Labels: FieldLabels;
  onChange: (target: Target | undefined) => void;
}

const noLabels: FieldTexts = {};

/** A menu, then one of its permissions or fields. */
export function TargetField({ matrix, Labels, onChange }: Props) {
  const t = useRoleText();
  const [menu, setMenu] = useState<string>();
  const line = menu === undefined ? undefined : lineOf(matrix, menu);
  const choose = (id: string | undefined) => {
    setMenu(id);
    onChange(undefined);
  };
  return (
    <>
      <div className={styles.control}>
        <Select
          aria-label={t('menu')}
          placeholder={t('chooseMenu')}
          options={menuOptions(matrix)}
          value={menu}
          onChange={choose}
        />
      </div>
      {line?.noun ? (
        <Labels key={line.id} noun={line.noun.noun}>
          {(labels) => <PermissionSelect line={line} labels={labels} onChange={onChange} />}
        </Labels>
      ) : (
        <PermissionSelect key={line?.id} line={line} labels={noLabels} onChange={onChange} />
      )}
    </>
  );
}

function PermissionSelect({
  line,
  labels,
  onChange,
}: {
  line: Line | undefined;
  labels: FieldTexts;
  onChange: Props['onChange'];
}) {
  const t = useRoleText();
  const [value, setValue] = useState<string>();
  const targets = line ? targetsOf(line, labels, t) : [];
  const choose = (chosen: string | undefined) => {
    setValue(chosen);
    onChange(targets.find((each) => each.value === chosen)?.target);
  };
  return (
    <div className={styles.control}>
      <Select
        aria-label={t('permission')}
        placeholder={t('choosePermission')}
        disabled={!line}
        options={targets}
        value={value}
        onChange={choose}
      />
    </div>
  );
}
