import { newsManage, type NewsDetail } from '@edp/contract/modules/news/news-manage.ts';
import type { RecordFile } from '../../../ui/record/fields/file-field.tsx';
import { ToneTag } from '../../../ui/feedback/status-tag.tsx';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { useNounText } from '../../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../../ui/noun/record-screens.tsx';
import { creationFacts, standardTitles } from '../../../ui/noun/standard-fields.tsx';
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
const blank = {
  title: '',
  newsTypeValue: '',
  newsContent: '',
  fileIds: [],
  publishMode: 'now',
  publishDate: '',
  expireDate: '',
  forcedRead: 0,
  commentsOpen: 1,
  everybody: 1,
  audience: noAudience,
};

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
  const yesOrNo = (value: unknown) => (value === 1 ? t('yes') : t('no'));
  return {
    title: { label: t('newsTitle'), isWide: true },
    newsTypeValue: { label: t('type') },
    publishMode: { label: t('mode'), render: (mode) => t(`mode_${mode as NewsDetail['publishMode']}`) },
    publishDate: { label: t('publishDate') },
    expireDate: { label: t('expireDate'), render: (time) => (time as string) || t('never') },
    forcedRead: { label: t('forced'), render: yesOrNo },
    commentsOpen: { label: t('commentsOpen'), render: yesOrNo },
    everybody: {
      label: t('audience'),
      isWide: true,
      render: (everybody) => (everybody === 1 ? t('everybody') : t('some')),
    },
    audience: {
      label: t('audienceNames'),
      isWide: true,
      render: (audience) => <AudienceView of={audience as NewsDetail['audience']} />,
    },
    newsContent: { label: t('content'), isWide: true, render: (html) => <RichTextView html={html as string} /> },
    fileIds: { label: t('files'), isWide: true, render: (files) => filesOf(files) || undefined },
  };
}

/** The content first; what is said about it below. */
function Overview({ record }: { record: NewsRow }) {
  const noun = useNounText();
  const { title: _title, publishMode: _mode, audience, ...fields } = useFieldTexts();
  const named: FieldTexts = record.everybody === 1 ? {} : { audience: audience! };
  // The row of the list is shown until the whole item has come.
  if (!('newsContent' in record)) return null;
  return <RecordDetails record={record} fields={{ ...fields, ...named, ...creationFacts(noun, 'createdName') }} />;
}

export const newsScreens = recordScreens<NewsRow>(() => {
  const t = useNewsManageText();
  const noun = useNounText();
  const readers = useReadersText();
  const fields = useFieldTexts();
  return {
    noun: 'news',
    list: '/newsManage',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: newsManage.detail, create: newsManage.save, update: newsManage.save },
    blank,
    fields,
    changeLabels: { active: t('active') },
    panelsOf: (record) => [
      { key: 'overview', title: t('content'), content: <Overview record={record} /> },
      { key: 'readers', title: readers('title'), content: <NewsReaders of={record as NewsValue} /> },
      { key: 'comments', title: t('comments'), content: <ModeratedComments newsId={record.id} /> },
    ],
    Inputs: NewsInputs,
    FormTools: NewsFormTools,
    pageTools: (record) => <NewsPreview read={() => record as NewsValue} />,
    toValue: (detail) => ({ ...(detail as NewsDetail), name: (detail as NewsDetail).title }),
    tagsOf: ({ state, forcedRead, newsTypeValue }) => (
      <>
        <StateTag state={state} />
        {forcedRead === 1 && <ToneTag tone="danger" text={t('forcedYes')} />}
        <span>{newsTypeValue}</span>
      </>
    ),
  };
});
