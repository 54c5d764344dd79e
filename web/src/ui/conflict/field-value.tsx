import { useConflictText } from './conflict.texts.ts';
import type { MergeRow, SideName } from './describe-merge.ts';
import { changedPart, valueText } from './value-text.ts';

interface Props {
  row: MergeRow;
  side: SideName;
  /** Underlines what differs from the original. */
  isMarked?: boolean;
}

/** The value of a field in one version, as the form's details show it. */
export function FieldValue({ row, side, isMarked = false }: Props) {
  const t = useConflictText();
  const textOf = (of: SideName) => row.field?.render?.(row[of], row.records[of]) ?? valueText(row[of], t);
  const shown = textOf(side);
  // An element of a list that this side removed.
  if (row.isElement && row[side] === undefined && row.base !== undefined)
    return <span className="conflict-removed">{t('removed')}</span>;
  if (shown === '' || shown === false) return <span className="conflict-empty">{t('empty')}</span>;
  const original = isMarked ? textOf('base') : undefined;
  if (typeof shown !== 'string' || typeof original !== 'string' || original === '') return shown;
  const [before, changed, after] = changedPart(shown, original);
  return (
    <>
      {before}
      {changed && <mark className="conflict-mark">{changed}</mark>}
      {after}
    </>
  );
}
