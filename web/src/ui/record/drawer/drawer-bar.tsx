import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { openParam } from '../../../kernel/data/record-route.ts';
import type { RecordState } from '../../../kernel/data/use-record.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { isTransient, showError } from '../../../kernel/http/call-error.ts';
import { useCan } from '../../../kernel/session/access.ts';
import controls from '../../layout/controls.module.css';
import { PermittedButton } from '../../layout/permitted-button.tsx';
import { type RowAction, MoreActions } from '../../table/rows/row-actions.tsx';
import { useUiText } from '../../ui.texts.ts';
import { copyLink } from '../copy-link.ts';
import shared from '../record-panel.module.css';
import styles from './record-drawer.module.css';
import { lockReason, type NamedRecord, type RecordKind, recordOf } from '../record-kind.ts';
import { useRecordText } from '../record.texts.ts';
import type { OpenedRecord } from './use-record-drawer.ts';

interface Props<Value extends NamedRecord> {
  kind: RecordKind<Value>;
  opened: OpenedRecord<Value>;
  /** Undefined until it is loaded, and when it is gone. */
  record: Value | undefined;
  reload: RecordState<unknown>['reload'];
  actionsOf: (record: Value) => readonly RowAction[];
}

/** The upper edge of the drawer: position in the list, and what can be done with the record. */
export function DrawerBar<Value extends NamedRecord>({ kind, opened, record, reload, actionsOf }: Props<Value>) {
  const t = useRecordText();
  const ui = useUiText();
  const { position, total } = opened;
  if (opened.edited)
    return (
      <header className={`${shared.bar} ${styles.bar}`}>
        <h2 className={styles.title}>{kind.titles.edit}</h2>
      </header>
    );
  return (
    <header className={`${shared.bar} ${styles.bar}`}>
      {position !== undefined && (
        <span className={styles.position}>
          {t(opened.isTotalApproximate ? 'positionAbout' : 'position', { position, total })}
        </span>
      )}
      <StepButton shortcut="previous" text={t('previous')} icon={<ArrowUpOutlined />} step={opened.previous} />
      <StepButton shortcut="next" text={t('next')} icon={<ArrowDownOutlined />} step={opened.next} />
      <span className={styles.space} />
      {record && <RecordButtons kind={kind} opened={opened} record={record} reload={reload} actionsOf={actionsOf} />}
      <button
        type="button"
        className={controls.close}
        aria-label={ui('close')}
        title={ui('close')}
        onClick={opened.close}>
        ×
      </button>
    </header>
  );
}

interface StepButtonProps {
  shortcut: 'previous' | 'next';
  text: string;
  icon: ReactNode;
  step: (() => void) | undefined;
}

/** Not `disabled` at the end of the list: the button would lose the focus. */
const StepButton = ({ shortcut, text, icon, step }: StepButtonProps) => (
  <Button
    type="text"
    size="small"
    data-shortcut={shortcut}
    className={step ? undefined : styles.off}
    icon={icon}
    aria-label={text}
    title={text}
    aria-disabled={step === undefined}
    onClick={step}
  />
);

function RecordButtons<Value extends NamedRecord>({
  kind,
  opened,
  record,
  reload,
  actionsOf,
}: Props<Value> & { record: Value }) {
  const t = useRecordText();
  const ui = useUiText();
  const can = useCan();
  const [isOpening, setOpening] = useState(false);
  const pageAddress = useHref(kind.pageOf?.(record.id) ?? `${kind.list}/${record.id}`);
  // A large form is on the page.
  const isOnPage = kind.tabsOf !== undefined;
  const linkAddress = useHref(`${kind.list}?${openParam}=${record.id}`);
  const { update } = kind.calls;
  const reason = lockReason(kind, record);
  const permitted = actionsOf(record).filter((action) => can(action.can) && !action.isInDrawer);
  // Where records are not edited, their first action takes the place of the button.
  const [main, actions] = update ? [undefined, permitted] : [permitted[0], permitted.slice(1)];
  /** The form begins with the newest version. */
  const edit = async () => {
    setOpening(true);
    const { data, error } = await reload();
    setOpening(false);
    if (error === null) opened.edit(recordOf(kind, data));
    // Other errors were shown by the query client (see query-client.ts).
    else if (isTransient(error)) showError(error);
  };
  const run = (action: RowAction) => (action.disabledReason ? toast('warning', action.disabledReason) : action.run());
  return (
    <>
      {update && !isOnPage && reason === undefined && (
        <PermittedButton
          can={update.can}
          size="small"
          data-shortcut="edit"
          icon={<EditOutlined />}
          loading={isOpening}
          onClick={() => void edit()}>
          {ui('edit')}
        </PermittedButton>
      )}
      {main && (
        <Button size="small" onClick={() => void run(main)}>
          {main.text}
        </Button>
      )}
      {!kind.isWithoutPage && (
        <Button
          type={isOnPage ? 'default' : 'text'}
          size="small"
          icon={<ExportOutlined />}
          aria-label={t('openAsPage')}
          title={t('openAsPage')}
          href={pageAddress}>
          {isOnPage && t('openAsPage')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<LinkOutlined />}
        aria-label={t('copyLink')}
        title={t('copyLink')}
        onClick={() => void copyLink(linkAddress)}
      />
      {actions.length > 0 && <MoreActions of={record.name} actions={actions} onRun={(action) => void run(action)} />}
    </>
  );
}
