import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import type { BomRevision } from '@edp/contract/modules/bom/bom-fields.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { BomSelect } from '../pickers/bom-select.tsx';
import { nameOfRevision } from '../revision-tag.tsx';
import type { useBomText } from '../bom.texts.ts';
import styles from './analysis.module.css';
import { useAnalysisText } from './bom-analysis.texts.ts';
import type { CompareTarget } from './comparison.ts';

/** The other revisions of a BOM, the newest that was released first: what changed since is asked most often. */
export function otherRevisions(
  { id }: Bom,
  versions: readonly BomRevision[],
  revision: number,
  t: ReturnType<typeof useBomText>,
): CompareTarget[] {
  const others = versions.filter((each) => each.revision !== revision);
  return [
    ...others.filter(({ status }) => status === 'released'),
    ...others.filter(({ status }) => status !== 'released'),
  ].map((each) => ({ id, revision: each.revision, name: nameOfRevision(each, t) }));
}

/** No revision has this number. */
const anotherBom = 0;

interface Props {
  revisions: readonly CompareTarget[];
  /** None while another BOM is looked for. */
  target: CompareTarget | undefined;
  onChoose: (target: CompareTarget | undefined) => void;
}

/** Chooses what the tree is compared with: another revision, or another BOM. */
export function CompareChoice({ revisions, target, onChoose }: Props) {
  const t = useAnalysisText();
  const isRevision = target !== undefined && target.id === revisions[0]?.id;
  const chooseBom = async (id: string | undefined) => {
    if (!id) return onChoose(undefined);
    try {
      const { revision, productName, proSpecName } = await fetchData(bom.detail, { id });
      onChoose({ id, revision, name: [productName, proSpecName, `V${revision}`].filter(Boolean).join(' ') });
    } catch (error) {
      showError(error);
    }
  };
  const options = [
    ...revisions.map(({ revision, name }) => ({ value: revision, text: name })),
    { value: anotherBom, text: t('compareBom') },
  ];
  return (
    <span className={styles.choice}>
      <span className={styles.faint}>{t('compareWith')}</span>
      {revisions.length > 0 && (
        <Select
          aria-label={t('compareWith')}
          width={150}
          options={options}
          value={isRevision ? target.revision : anotherBom}
          onChange={(chosen) => onChoose(revisions.find(({ revision }) => revision === chosen))}
        />
      )}
      {!isRevision && (
        <span className={styles.otherBom}>
          <BomSelect
            aria-label={t('compareBom')}
            placeholder={t('compareBomPlaceholder')}
            value={target?.id}
            onChange={(id) => void chooseBom(id)}
          />
        </span>
      )}
    </span>
  );
}
