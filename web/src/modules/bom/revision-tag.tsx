import { ToneTag } from '../../ui/feedback/status-tag.tsx';
import type { BomRow } from './bom-row.ts';
import type { BomText } from './bom.texts.ts';

export const nameOfRevision = ({ revision, status }: Pick<BomRow, 'revision' | 'status'>, t: BomText) =>
  t(status === 'draft' ? 'draftRevision' : 'releasedRevision', { revision });

/** The revision that is worked on: V3 草稿. */
export const RevisionTag = ({
  of: { revision, status },
  t,
}: {
  of: Pick<BomRow, 'revision' | 'status'>;
  t: BomText;
}) => <ToneTag tone={status === 'draft' ? 'warning' : 'success'} text={nameOfRevision({ revision, status }, t)} />;
