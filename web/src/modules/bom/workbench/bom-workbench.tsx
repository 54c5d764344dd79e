import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useCan } from '../../../kernel/session/access.ts';
import { CompareChoice, otherRevisions } from '../analysis/compare-choice.tsx';
import { useComparison, type CompareTarget } from '../analysis/comparison.ts';
import { useBomText } from '../bom.texts.ts';
import { AnalysisBar } from './bars/analysis-bar.tsx';
import { AnalysisDialogs, type AnalysisDialog } from './analysis-dialogs.tsx';
import { RevisionBench } from './revision-bench.tsx';
import { VersionBar } from './bars/version-bar.tsx';
import styles from './workbench.module.css';

interface Props {
  of: Bom;
  /** Called before the workbench is left. */
  confirmLeave: RefObject<(() => Promise<boolean>) | null>;
}

/** A BOM with its revisions, its components and what is known of them. */
export function BomWorkbench({ of, confirmLeave }: Props) {
  const can = useCan();
  const { data: versions = [] } = useQuery({
    queryKey: queryKeyOf(bom.versions, { id: of.id }),
    queryFn: ({ signal }) => fetchData(bom.versions, { id: of.id }, signal),
  });
  const [chosen, setChosen] = useState<number>();
  const [opened, open] = useState<AnalysisDialog>();
  // After an import what was done before cannot be taken back: the tree begins again.
  const [imports, setImports] = useState(0);
  // Without a target another BOM is being looked for.
  const [compare, setCompare] = useState<{ target: CompareTarget | undefined }>();
  const texts = useBomText();
  // The one that was shown may be a draft that is gone: the BOM and its revisions are read again one after the other.
  const revision =
    chosen !== undefined && chosen <= of.revision && versions.some((each) => each.revision === chosen)
      ? chosen
      : of.revision;
  const isDraft = of.status === 'draft' && revision === of.revision;
  const canEdit = isDraft && of.editable === 1 && can(bom.save.can);
  const asked = revision === of.revision ? undefined : revision;
  const comparison = useComparison(of.id, asked, compare?.target);
  const revisions = otherRevisions(of, versions, revision, texts);
  const show = async (next: number | undefined) => {
    if (confirmLeave.current && !(await confirmLeave.current())) return;
    setChosen(next);
    setCompare(undefined);
  };
  return (
    <div className={styles.workbench}>
      <VersionBar of={of} versions={versions} revision={revision} onShow={(next) => void show(next)}>
        <AnalysisBar
          of={of}
          revision={revision}
          canImport={canEdit}
          onImported={() => setImports(imports + 1)}
          isComparing={compare !== undefined}
          onCompare={() => setCompare(compare ? undefined : { target: revisions[0] })}
          onOpen={open}
        />
      </VersionBar>
      <RevisionBench
        key={`${revision} ${imports}`}
        of={of}
        revision={revision}
        asked={asked}
        canEdit={canEdit}
        confirmLeave={confirmLeave}
        comparison={comparison}
        compareChoice={
          compare && (
            <CompareChoice
              revisions={revisions}
              target={compare.target}
              onChoose={(target) => setCompare({ target })}
            />
          )
        }
        onEndCompare={() => setCompare(undefined)}
        onOpen={open}
      />
      <AnalysisDialogs of={of} revision={revision} opened={opened} onClose={() => open(undefined)} />
    </div>
  );
}
