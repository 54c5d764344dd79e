import { Button } from 'antd';
import { useState } from 'react';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { Modal } from '../dialog/modal.tsx';
import type { FieldTexts } from '../form/engine/form-context.ts';
import { Avatar } from '../media/avatar.tsx';
import { ChoiceRow, ChoiceHead } from './choice-row.tsx';
import type { Conflict } from './conflict.ts';
import { useConflictText } from './conflict.texts.ts';
import sheet from './conflict.css?inline';
import { describeMerge, writtenLabels, type MergeRow } from './describe-merge.ts';
import { editorOf } from './editor.ts';
import { mergedValue, type Choices, type Values } from './merge-records.ts';
import { MergedFields, MergedListTable } from './merged-tables.tsx';

interface Props {
  conflict: Conflict;
  fields: FieldTexts;
  /** Saves the merged values. */
  onSubmit: (values: Values) => void;
  /** Called instead where nothing of the user's remains to be written. */
  onLoad: () => void;
  onClose: () => void;
}

/** Another user saved first: what both changed is chosen field by field, everything else is merged. */
export function ConflictDialog({ conflict: { merge, changedBy, versions }, fields, onSubmit, onLoad, onClose }: Props) {
  const t = useConflictText();
  const [choices, setChoices] = useState<Choices>({});
  const editor = editorOf(changedBy);
  const { isSelf, name, time } = editor;
  const { conflicts, merged, lists } = describeMerge(merge, fields);
  const written = writtenLabels(merge, choices, fields);
  const choiceOf = ({ conflicts: [path = ''] }: MergeRow) => choices[path] ?? 'theirs';
  const choose = (row: MergeRow, side: 'mine' | 'theirs') =>
    setChoices({ ...choices, ...Object.fromEntries(row.conflicts.map((path) => [path, side])) });
  const kept = joinNames(conflicts.filter((row) => choiceOf(row) === 'theirs').map(({ label }) => label));
  const hasWrites = written.length > 0;
  const submit = () => (hasWrites ? onSubmit(mergedValue(merge, choices) as Values) : onLoad());

  const footer = (
    <>
      <output className="conflict-summary">
        <span>
          {hasWrites
            ? t('writes', { version: versions.to + 1, count: written.length, labels: joinNames(written) })
            : t('writesNothing')}
        </span>
        <span>
          {kept === ''
            ? t('untouched')
            : isSelf
              ? t('keepsSelf', { labels: kept })
              : t('keeps', { labels: kept, name })}
        </span>
      </output>
      <Button onClick={onClose}>{t('back')}</Button>
      <Button type="primary" onClick={submit}>
        {hasWrites ? t('submit') : t('load')}
      </Button>
    </>
  );
  const title = conflicts.length === 1 ? t('headingOne', { name }) : t('heading', { name, count: conflicts.length });
  return (
    <Modal
      isStacked
      title={
        <span className="conflict-title">
          <Avatar name={changedBy?.name ?? ''} url="" />
          {title}
        </span>
      }
      width={968}
      footer={footer}
      onClose={onClose}>
      <style>{sheet}</style>
      <p className="conflict-intro">
        {t(versions.from === 0 ? 'saved' : 'versions', { ...versions, name, time })}
        {merged.length + lists.length > 0 ? t('restMerged') : t('nothingLost')}
      </p>
      <section className="conflict-section" aria-label={t('choose')}>
        <ChoiceHead editor={editor} versions={versions} />
        {conflicts.map((row) => (
          <ChoiceRow
            key={row.path}
            row={row}
            editor={editor}
            chosen={choiceOf(row)}
            onChoose={(side) => choose(row, side)}
          />
        ))}
      </section>
      {merged.length > 0 && <MergedFields rows={merged} editor={editor} />}
      {lists.map((list) => (
        <MergedListTable
          key={list.merge.path}
          list={list}
          after={(mergedValue(list.merge, choices) as readonly unknown[]).length}
          editor={editor}
        />
      ))}
    </Modal>
  );
}
