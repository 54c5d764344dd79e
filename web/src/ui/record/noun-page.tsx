import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { Button } from 'antd';
import { useHref, useLocation, useParams, useSearchParams } from 'react-router';
import { sectionParam } from '../../kernel/data/record-route.ts';
import { copyLink } from './copy-link.ts';
import styles from './record-page.module.css';
import type { SaveForm } from '../form/engine/use-save-form.ts';
import {
  lockReason,
  recordOf,
  type NamedRecord,
  type RecordBasics,
  type RecordKind,
  type RecordViewKind,
} from './record-kind.ts';
import { RecordPage, type RecordPageProps } from './record-page.tsx';
import { RecordHeader } from './record-header.tsx';
import { RecordView } from './record-view.tsx';
import { useRecordText } from './record.texts.ts';

interface Props<Value extends NamedRecord> extends Pick<RecordPageProps, 'detailInput' | 'draftKey'> {
  kind: RecordKind<Value>;
}

/** The page of a record, at the route of its list followed by its id; 0 is a new one. */
export function NounPage<Value extends NamedRecord>({ kind, ...props }: Props<Value>) {
  const { id = '0' } = useParams();
  const { list, titles, calls, idName, blank, fields, invalidMessage, toInput } = kind;
  return (
    <RecordPage
      {...props}
      id={id}
      idName={idName}
      list={list}
      titles={titles}
      calls={calls}
      blank={blank}
      fields={fields}
      invalidMessage={invalidMessage}
      toInput={toInput}
      {...partsOf(kind)}
    />
  );
}

/** What the page shows of a record. */
function partsOf<Value extends NamedRecord>(kind: RecordKind<Value>) {
  const { Inputs, FormTools, tabsOf } = kind;
  const toValue = (detail: object) => recordOf(kind, detail);
  return {
    toolsOf: (record: NamedRecord) => (
      <>
        <CopyLink />
        {kind.pageTools?.(toValue(record))}
      </>
    ),
    formToolsOf:
      FormTools &&
      ((form: SaveForm['form'], record: object | undefined) => (
        <FormTools form={form} record={record && toValue(record)} />
      )),
    nameOf: (record: object) => toValue(record).name,
    headerOf: (record: object, title: string, isForm: boolean) => (
      <PageHeader kind={kind} record={toValue(record)} title={title} isForm={isForm} />
    ),
    view: (record: object) => <PageView kind={kind} record={toValue(record)} />,
    inputsOf: (record: object | undefined) => Inputs && <Inputs record={record && toValue(record)} />,
    tabsOf: tabsOf && ((record: object | undefined) => tabsOf(record && toValue(record))),
    lockReason: (record: object) => lockReason(kind, toValue(record)),
  };
}

interface ViewProps<Value extends NamedRecord> {
  kind: RecordBasics<Value> & RecordViewKind<Value>;
  record: Value;
}

/** The address names the tab, so that an action of the list can open the page at one. */
function useSection() {
  const [address, setAddress] = useSearchParams();
  const show = (section: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(sectionParam, section);
        return next;
      },
      { replace: true },
    );
  return [address.get(sectionParam) ?? undefined, show] as const;
}

function PageHeader<Value extends NamedRecord>({
  title,
  isForm,
  ...props
}: ViewProps<Value> & { title: string; isForm: boolean }) {
  const [, show] = useSection();
  return <RecordHeader {...props} page={title} {...(!isForm && { onShow: show })} />;
}

function PageView<Value extends NamedRecord>(props: ViewProps<Value>) {
  const [section, show] = useSection();
  return <RecordView {...props} section={section} onSection={show} />;
}

function CopyLink() {
  const t = useRecordText();
  const address = useHref(useLocation().pathname);
  return (
    <Button icon={<LinkOutlined />} aria-label={t('copyLink')} onClick={() => void copyLink(address)}>
      <span className={styles.wideOnly}>{t('copyLink')}</span>
    </Button>
  );
}
