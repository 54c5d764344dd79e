import { messageSending, sentKinds } from '@edp/contract/modules/message/message-sending.ts';
import { useQuery } from '@tanstack/react-query';
import { Input, Radio } from 'antd';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { invalidate } from '../../../kernel/http/run-action.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { SubjectsInput } from '../../subject/shared/subjects-input.tsx';
import { countOf, noSubjects, subjectKinds, type Subjects } from '../../subject/shared/subjects.ts';
import { useSendingText } from './message-sending.texts.ts';

const blank = { kind: 'notice', title: '', content: '', link: '', recipients: noSubjects };

/** Writes a message and says how many people it will reach. */
export function SendDialog({ onClose }: { opened: 'send'; onClose: () => void }) {
  const t = useSendingText();
  const fields = {
    recipients: { label: t('recipients') },
    kind: { label: t('kind') },
    title: { label: t('messageTitle') },
    content: { label: t('content') },
    link: { label: t('link') },
  };
  return (
    <FormModal
      title={t('send')}
      width={680}
      call={messageSending.send}
      initial={blank}
      fields={fields}
      saveText={t('sendNow')}
      onSaved={() => void invalidate('message')}
      onClose={onClose}>
      <FormField name="recipients" hint={<Reach />}>
        <SubjectsInput title={t('chooseRecipients')} />
      </FormField>
      <FormField name="kind">
        <Radio.Group options={sentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))} />
      </FormField>
      <FormField name="title">
        <Input maxLength={100} showCount />
      </FormField>
      <FormField name="content">
        <Input.TextArea rows={6} maxLength={2000} placeholder={t('contentPlaceholder')} />
      </FormField>
      <FormField name="link" hint={t('linkHint')}>
        <Input placeholder={t('linkPlaceholder')} />
      </FormField>
    </FormModal>
  );
}

const idsOf = (subjects: Subjects) =>
  Object.fromEntries(subjectKinds.map((kind) => [kind, subjects[kind].map(({ id }) => id)])) as Record<
    keyof Subjects,
    string[]
  >;

/** Counted by the server: departments have others below them, and a person may be named twice. */
function Reach() {
  const t = useSendingText();
  const recipients = (useFieldValue('recipients') ?? noSubjects) as Subjects;
  const ids = idsOf(recipients);
  const { data, error } = useQuery({
    queryKey: ['messageSending', 'count', ids],
    queryFn: ({ signal }) => fetchData(messageSending.count, { recipients: ids }, signal),
    enabled: countOf(recipients) > 0,
    meta: { showsOwnError: true },
  });
  if (error) return toCallError(error).message;
  return data && countOf(recipients) > 0 ? <output>{t('reaches', { count: data.count })}</output> : t('recipientsHint');
}
