import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import type { BomRevision } from '@edp/contract/modules/bom/bom-fields.ts';
import { lazy } from '../../../kernel/lazy.ts';
import type { CompareTarget } from '../analysis/comparison.ts';
import type { Subject } from '../analysis/subject.ts';

const WhereUsedDialog = lazy(async () => (await import('../analysis/where-used-dialog.tsx')).WhereUsedDialog);
const ExplosionDialog = lazy(async () => (await import('../analysis/explosion-dialog.tsx')).ExplosionDialog);
const CompareDialog = lazy(async () => (await import('../analysis/compare-dialog.tsx')).CompareDialog);
const ReplaceDialog = lazy(async () => (await import('../analysis/replace-dialog.tsx')).ReplaceDialog);

/** What is open above the workbench. */
export type AnalysisDialog = { what: 'whereUsed' | 'replace'; of: Subject } | { what: 'explode' } | { what: 'compare' };

interface Props {
  of: Bom;
  revision: number;
  versions: readonly BomRevision[];
  opened: AnalysisDialog | undefined;
  onCompare: (target: CompareTarget) => void;
  onClose: () => void;
}

export function AnalysisDialogs({ of, revision, versions, opened, onCompare, onClose }: Props) {
  switch (opened?.what) {
    case 'whereUsed':
      return <WhereUsedDialog of={opened.of} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog of={opened.of} onClose={onClose} />;
    case 'explode':
      return <ExplosionDialog of={{ id: of.id, name: of.productName, revision }} onClose={onClose} />;
    case 'compare':
      return <CompareDialog of={of} revision={revision} versions={versions} onCompare={onCompare} onClose={onClose} />;
    default:
      return null;
  }
}
