import { type FieldRestriction, type Matrix, roleRecord } from '@edp/contract/modules/role/role.ts';
import { Dropdown } from 'antd';
import { useState } from 'react';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import controls from '../../../ui/layout/controls.module.css';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { FieldRow } from './field-row.tsx';
import { isWithin, levelOf, levels, type Level, withLevel } from './field-rights.ts';
import styles from './matrix.module.css';
import { useRoleText } from '../role.texts.ts';

interface Props {
  noun: Matrix['nouns'][number];
  labels: FieldTexts;
  fields: readonly FieldRestriction[];
  /** As they are stored. */
  stored: readonly FieldRestriction[];
  /** The user's own. */
  own: readonly FieldRestriction[];
  mayEdit: boolean;
  onChange: (fields: readonly FieldRestriction[]) => void;
}

const firstShown = 12;

/** What the role may do with each field of a screen. */
export function FieldPanel({ noun: { noun, fields: all }, labels, fields, stored, own, mayEdit, onChange }: Props) {
  const t = useRoleText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? all : all.slice(0, firstShown);
  const isPossible = (name: string, canHide: 0 | 1, level: Level) =>
    isWithin(level, levelOf(own, noun, name)) && (level !== 'hidden' || canHide === 1);
  const setAll = (level: Level) =>
    onChange(
      withLevel(
        fields,
        noun,
        all.filter(({ name, canHide }) => isPossible(name, canHide, level)).map(({ name }) => name),
        level,
      ),
    );
  const title = useDefinitionText(roleRecord).of('fields', 'label');
  const items = levels.map((level) => ({ key: level, label: t(level) }));
  return (
    <section aria-label={title}>
      <div className={styles.belowHead}>
        <strong className={styles.belowTitle}>{title}</strong>
        <span className={styles.grows}>{t('fieldsHint')}</span>
        {mayEdit && (
          <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => setAll(key as Level) }}>
            <button type="button" className={controls.link}>
              {t('setAll')}
            </button>
          </Dropdown>
        )}
        {!showsAll && all.length > firstShown && (
          <button type="button" className={controls.link} onClick={() => setShowsAll(true)}>
            {t('allFields', { count: all.length })}
          </button>
        )}
      </div>
      <div className={styles.fields}>
        {shown.map(({ name, shownBecause }) => (
          <FieldRow
            key={name}
            label={labels[name]?.label ?? name}
            level={levelOf(fields, noun, name)}
            own={levelOf(own, noun, name)}
            shownBecause={shownBecause}
            mayEdit={mayEdit}
            isChanged={levelOf(fields, noun, name) !== levelOf(stored, noun, name)}
            onChange={(level) => onChange(withLevel(fields, noun, [name], level))}
          />
        ))}
      </div>
    </section>
  );
}
