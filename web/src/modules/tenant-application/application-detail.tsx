import {
  tenantApplication,
  type TenantApplication,
} from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { Button } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { runAction } from '../../kernel/http/run-action.ts';
import { request } from '../../kernel/http/api.ts';
import { useRetentionDays } from '../../kernel/session/use-retention-days.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { useUiText } from '../../ui/ui.texts.ts';
import { ApplicationStatus } from './application-status.tsx';
import { useTenantApplicationText } from './tenant-application.texts.ts';
import styles from './tenant-application.module.css';
import { PictureViewer } from '../../ui/media/picture-viewer.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';

export type Decision = 'approve' | 'reject';

interface Props {
  record: TenantApplication;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

export function ApplicationDetail({ record, onDecide, onClose }: Props) {
  const t = useTenantApplicationText();
  const ui = useUiText();
  const isPending = record.status === 'pending';
  const footer = [
    <Button key="close" onClick={onClose}>
      {ui('close')}
    </Button>,
    isPending && (
      <PermittedButton key="reject" can={tenantApplication.reject.can} onClick={() => onDecide('reject')}>
        {t('reject')}
      </PermittedButton>
    ),
    isPending && (
      <PermittedButton
        key="approve"
        can={tenantApplication.approve.can}
        type="primary"
        onClick={() => onDecide('approve')}>
        {t('approve')}
      </PermittedButton>
    ),
  ];
  return (
    <Modal
      title={
        <span className={styles.title}>
          {record.name}
          <ApplicationStatus status={record.status} />
        </span>
      }
      width={960}
      footer={footer}
      onClose={onClose}>
      {/* The pressed button is gone: focus the result, so that the dialog still gets key events. */}
      <ApplicationFacts record={record} decisionRef={focus} />
    </Modal>
  );
}

/** The application, its pictures and what became of it. */
export function ApplicationFacts({
  record,
  decisionRef,
}: {
  record: TenantApplication;
  decisionRef?: Ref<HTMLHeadingElement>;
}) {
  const t = useTenantApplicationText();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('kind'), t(record.kind)],
    [t('number'), record.number] as const,
    ...(record.creditCode ? [[t('creditCode'), record.creditCode] as const] : []),
    [t('applicant'), record.applicant],
    [t('phone'), record.phone],
    [t('region'), record.region.replaceAll('/', ' / ')],
    [t('addressDetail'), record.addressDetail],
    [t('requirement'), record.requirement],
    [t('createTime'), record.createTime],
  ];
  return (
    <div className={styles.columns}>
      <div>
        <Facts facts={facts} />
        {record.status !== 'pending' && <DecisionFacts record={record} headingRef={decisionRef} />}
      </div>
      <ApplicationPictures record={record} />
    </div>
  );
}

function DecisionFacts({
  record,
  headingRef,
}: {
  record: TenantApplication;
  headingRef: Ref<HTMLHeadingElement> | undefined;
}) {
  const t = useTenantApplicationText();
  const days = useRetentionDays('rejectedApplications');
  const notify = () => runAction('tenantApplication', () => request(tenantApplication.notify, { id: record.id }));
  const outcome =
    record.status === 'approved'
      ? ([
          [t('tenantCode'), record.tenantCode],
          [t('tenantName'), record.tenantName],
        ] as const)
      : ([[t('reason'), record.reason]] as const);
  const kept = record.status === 'rejected' && days ? [[t('kept'), t('keptDays', { days })] as const] : [];
  const notice =
    record.notified === 1 ? (
      t('notified')
    ) : (
      <span className={styles.untold}>
        {t('notNotified')}
        <PermittedButton can={tenantApplication.notify.can} size="small" onClick={notify}>
          {t('notifyAgain')}
        </PermittedButton>
      </span>
    );
  return (
    <section className={styles.decision}>
      <h3 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {t('decision')}
      </h3>
      <Facts
        facts={[
          ...outcome,
          [t('reviewerName'), record.reviewerName],
          [t('reviewTime'), record.reviewTime],
          [t('notification'), notice],
          ...kept,
        ]}
      />
    </section>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function ApplicationPictures({ record: { kind, pictures } }: { record: TenantApplication }) {
  const t = useTenantApplicationText();
  const [enlarged, setEnlarged] = useState<string>();
  const title = kind === 'person' ? t('idCard') : t('licence');
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {pictures.length === 0 && <p className={styles.none}>{t('noPicture')}</p>}
      {pictures.map(({ id, name, url }) => (
        <button
          key={id}
          type="button"
          className={styles.picture}
          aria-label={t('enlarge', { name })}
          title={t('enlarge', { name })}
          onClick={() => setEnlarged(url)}>
          <Thumbnail url={url} name={title} />
        </button>
      ))}
      {enlarged !== undefined && <PictureViewer title={title} url={enlarged} onClose={() => setEnlarged(undefined)} />}
    </section>
  );
}
