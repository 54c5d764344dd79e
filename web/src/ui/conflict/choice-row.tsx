import { useId } from 'react';
import { useConflictText } from './conflict.texts.ts';
import type { MergeRow } from './describe-merge.ts';
import type { Editor } from './editor.ts';
import { FieldValue } from './field-value.tsx';
import { numberChange } from './value-text.ts';

type Side = 'mine' | 'theirs';

/** The heads of the columns of the fields to choose. */
export function ChoiceHead({ editor, versions }: { editor: Editor; versions: { from: number; to: number } }) {
  const t = useConflictText();
  return (
    <div className="conflict-head">
      <h3>{t('choose')}</h3>
      <span>
        {t('original')} {t('version', { version: versions.from })}
      </span>
      <span className="conflict-column">
        <b>{t('mine')}</b> {t('notSaved')}
      </span>
      <span className="conflict-column">
        <b>{editor.isSelf ? t('theirsSelf') : t('theirs', { name: editor.name })}</b>{' '}
        {t('version', { version: versions.to })} · {t('keptByDefault')}
      </span>
    </div>
  );
}

interface Props {
  row: MergeRow;
  editor: Editor;
  chosen: Side;
  onChoose: (side: Side) => void;
}

/** A field that both changed: the original, and the two values to choose from as a group of radios. */
export function ChoiceRow({ row, editor, chosen, onChoose }: Props) {
  const t = useConflictText();
  const id = useId();
  const hintOf = (side: Side) => {
    const change = numberChange(row[side], row.base);
    if (change) return t(change.isLower ? 'lower' : 'higher', change);
    if (side === 'theirs') return t('storedValue');
    if (chosen !== 'mine') return '';
    return editor.isSelf ? t('willReplaceSelf') : t('willReplace', { name: editor.name });
  };
  const card = (side: Side, owner: string) => (
    <label className="conflict-card">
      <input
        type="radio"
        className="conflict-radio"
        name={id}
        checked={chosen === side}
        onChange={() => onChoose(side)}
        aria-labelledby={`${id}-${side}`}
        aria-describedby={`${id}-${side}-hint`}
      />
      <span id={`${id}-${side}`} className="conflict-value">
        <span className="conflict-owner">{owner}</span> <FieldValue row={row} side={side} isMarked />
      </span>
      <small id={`${id}-${side}-hint`} className="conflict-hint">
        {hintOf(side)}
      </small>
    </label>
  );
  return (
    <div className="conflict-choice" role="radiogroup" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="conflict-label">
        {row.label}
        {row.group && <small>{row.group}</small>}
      </span>
      <span className="conflict-original">
        <span className="conflict-owner">{t('original')}</span> <FieldValue row={row} side="base" />
      </span>
      {card('mine', t('mine'))}
      {card('theirs', editor.isSelf ? t('theirsSelf') : t('theirs', { name: editor.name }))}
    </div>
  );
}
