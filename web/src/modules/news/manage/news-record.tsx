import type { NewsDetail } from '@edp/contract/modules/news/news-manage.ts';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import type { RecordFile } from '../../../ui/record/fields/file-field.tsx';
import { ToneTag } from '../../../ui/feedback/status-tag.tsx';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { wordOf } from '../../../ui/noun/defined/defined-columns.tsx';
import { useDefinedKind } from '../../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { recordScreens } from '../../../ui/noun/record-screens.tsx';
import { RecordDetails } from '../../../ui/record/record-details.tsx';
import { useReadersText } from '../../../ui/readers/readers.texts.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { AudienceView } from './audience-field.tsx';
import { ModeratedComments } from './moderated-comments.tsx';
import { NewsInputs } from './news-inputs.tsx';
import { useNewsManageText } from './news-manage.texts.ts';
import { NewsFormTools, NewsPreview } from './news-preview.tsx';
import { NewsReaders } from './news-readers.tsx';
import type { NewsRow, NewsValue } from './news-row.ts';
import { StateTag } from './state-tag.tsx';

const noAudience = {
  empIds: [],
  orgIds: [],
  roleIds: [],
  groupIds: [],
  invorgIds: [],
} satisfies NewsDetail['audience'];

const filesOf = (files: unknown) => {
  const all = (files ?? []) as readonly RecordFile[];
  return (
    all.length > 0 && (
      <ul>
        {all.map(({ id, orginalName, filePath }) => (
          <li key={id}>
            <a href={filePath} target="_blank" rel="noopener noreferrer">
              {orginalName}
            </a>
          </li>
        ))}
      </ul>
    )
  );
};

function useFieldTexts(): FieldTexts {
  const t = useNewsManageText();
  return useDefinedTexts(newsRecord)(newsRecord.form, {
    title: { isWide: true },
    expireDate: { render: (time) => (time as string) || t('never') },
    everybody: { isWide: true },
    audience: { isWide: true, render: (audience) => <AudienceView of={audience as NewsDetail['audience']} /> },
    newsContent: { isWide: true, render: (html) => <RichTextView html={html as string} /> },
    fileIds: { isWide: true, render: (files) => filesOf(files) || undefined },
  });
}

/** The fields of the overview, in their order. */
const shown = [
  'newsTypeValue',
  'publishDate',
  'expireDate',
  'forcedRead',
  'commentsOpen',
  'everybody',
  'newsContent',
  'fileIds',
  'audience',
];

function Overview({ record }: { record: NewsRow }) {
  const fields = useFieldTexts();
  const facts = useDefinedTexts(newsRecord)(['createdName', 'createTime']);
  const names = shown.filter((name) => name !== 'audience' || record.everybody === 0);
  // The row of the list is shown until the whole item has come.
  if (!('newsContent' in record)) return null;
  return (
    <RecordDetails
      record={record}
      fields={{ ...Object.fromEntries(names.map((name) => [name, fields[name]!])), ...facts }}
    />
  );
}

export const newsScreens = recordScreens<NewsRow>(() => {
  const t = useNewsManageText();
  const text = useDefinitionText(newsRecord);
  const readers = useReadersText();
  const { facts: _facts, ...kind } = useDefinedKind<NewsRow>(newsRecord);
  return {
    ...kind,
    blank: { ...kind.blank, audience: noAudience },
    fields: useFieldTexts(),
    changeLabels: { active: t('active') },
    panelsOf: (record) => [
      { key: 'overview', title: text.of('newsContent', 'label')!, content: <Overview record={record} /> },
      { key: 'readers', title: readers('title'), content: <NewsReaders of={record as NewsValue} /> },
      { key: 'comments', title: text.of('commentNumber', 'label')!, content: <ModeratedComments newsId={record.id} /> },
    ],
    Inputs: NewsInputs,
    FormTools: NewsFormTools,
    pageTools: (record) => <NewsPreview read={() => record as NewsValue} />,
    tagsOf: ({ state, forcedRead, newsTypeValue }) => (
      <>
        <StateTag state={state} text={wordOf(text, 'state', state)} />
        {forcedRead === 1 && <ToneTag tone="danger" text={t('forcedYes')} />}
        <span>{newsTypeValue}</span>
      </>
    ),
  };
});
