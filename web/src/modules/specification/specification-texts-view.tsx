import { defaultLanguage, languageNames } from '@edp/contract/kernel/language.ts';
import { specification, specificationRecord } from '@edp/contract/modules/specification/specification.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { useUiText } from '../../ui/ui.texts.ts';
import styles from './specification.module.css';
import { useSpecificationText } from './specification.texts.ts';

/** Name, description and values of a specification in every language, to read. */
export function SpecificationTextsView({ id }: { id: string }) {
  const ui = useUiText();
  const t = useSpecificationText();
  const text = useDefinitionText(specificationRecord);
  const noun = useNounText();
  const { record: rows, error, reload } = useRecord(specification.translations, id);
  if (!rows) return error ? <ErrorNotice title={error.message} onRetry={reload} /> : <PageSkeleton />;
  const values = rows.find(({ type }) => type === defaultLanguage)?.specValueList ?? [];
  const lines = [
    { key: 'name', title: text.of('name', 'label')!, texts: rows.map(({ name }) => name) },
    { key: 'remark', title: noun('description'), texts: rows.map(({ remark }) => remark) },
    ...values.map((value, place) => ({
      key: value.id,
      title: t('valueNumber', { place: place + 1 }),
      texts: rows.map(({ specValueList }) => specValueList[place]?.specValue),
    })),
  ];
  return (
    <table className={styles.texts}>
      <thead>
        <tr>
          <th scope="col">{t('text')}</th>
          {rows.map(({ type }) => (
            <th key={type} scope="col">
              {languageNames[type]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, title, texts }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {rows.map(({ type }, index) => (
              <td key={type} className={styles.read}>
                {texts[index] || ui('none')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
