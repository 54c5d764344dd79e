import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { lazy } from '../../../kernel/lazy.ts';
import type { Subject } from '../analysis/subject.ts';

const WhereUsedDialog = lazy(async () => (await import('../analysis/where-used-dialog.tsx')).WhereUsedDialog);
const ExplosionDialog = lazy(async () => (await import('../analysis/explosion-dialog.tsx')).ExplosionDialog);
const ReplaceDialog = lazy(async () => (await import('../analysis/replace-dialog.tsx')).ReplaceDialog);

/** What is open above the workbench. */
export type AnalysisDialog = { what: 'whereUsed' | 'replace'; of: Subject } | { what: 'explode' };

interface Props {
  of: Bom;
  revision: number;
  opened: AnalysisDialog | undefined;
  onClose: () => void;
}

export function AnalysisDialogs({ of, revision, opened, onClose }: Props) {
  switch (opened?.what) {
    case 'whereUsed':
      return <WhereUsedDialog of={opened.of} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog of={opened.of} onClose={onClose} />;
    case 'explode':
      return <ExplosionDialog of={{ id: of.id, name: of.productName, revision }} onClose={onClose} />;
    default:
      return null;
  }
}
