import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useHref, useParams } from 'react-router';
import { copyLink } from './copy-link.ts';
import { lockReason, type NamedRecord, type RecordKind } from './record-kind.ts';
import { RecordPage } from './record-page.tsx';
import { RecordView } from './record-view.tsx';
import { useRecordText } from './record.texts.ts';

/** The page of a record, at the route of its list followed by its id; 0 is a new one. */
export function NounPage<Value extends NamedRecord>({ kind }: { kind: RecordKind<Value> }) {
  const { id = '0' } = useParams();
  const { list, titles, calls, idName, blank, fields } = kind;
  return <RecordPage id={id} idName={idName} list={list} titles={titles} calls={calls} blank={blank} fields={fields} {...partsOf(kind)} />;
}

/** What the page shows of a record. */
function partsOf<Value extends NamedRecord>(kind: RecordKind<Value>) {
  const { Inputs } = kind;
  const toValue = (detail: object) => kind.toValue?.(detail) ?? (detail as Value);
  return {
    toolsOf: (record: NamedRecord) => <><CopyLink route={`${kind.list}/${record.id}`} />{kind.pageTools?.(toValue(record))}</>,
    view: (record: object) => <PageView kind={kind} record={toValue(record)} />,
    inputsOf: (record: object | undefined) => Inputs && <Inputs record={record && toValue(record)} />,
    lockReason: (record: object) => lockReason(kind, toValue(record)),
  };
}

function PageView<Value extends NamedRecord>(props: { kind: RecordKind<Value>; record: Value }) {
  const [section, setSection] = useState<string>();
  return <RecordView {...props} section={section} onSection={setSection} />;
}

function CopyLink({ route }: { route: string }) {
  const t = useRecordText();
  const address = useHref(route);
  return <Button icon={<LinkOutlined />} onClick={() => void copyLink(address)}>{t('copyLink')}</Button>;
}
