import {
  longestViewName,
  savedView,
  type SavedView,
  type ViewContent,
} from '@edp/contract/modules/saved-view/saved-view.ts';
import { role } from '@edp/contract/modules/session/session.ts';
import { Input } from 'antd';
import { FormField } from '../form/fields/form-field.tsx';
import { FormModal } from '../form/form-modal.tsx';
import { RemoteSelect } from '../inputs/remote-select.tsx';
import { useViewsText } from './views.texts.ts';

export type ViewTask = { what: 'save' } | { what: 'rename' | 'share'; view: SavedView };

interface Props {
  task: ViewTask;
  list: string;
  content: ViewContent;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** The name of a view, or the roles that see it. */
export function ViewDialog({ task, list, content, onSaved, onClose }: Props) {
  const t = useViewsText();
  if (task.what === 'share') {
    const { id, name, roles } = task.view;
    return (
      <FormModal
        title={t('shareTitle', { name })}
        width={480}
        call={savedView.share}
        initial={{ id, roleIds: roles.map((each) => each.id) }}
        fields={{ roleIds: { label: t('roles'), isWide: true } }}
        onClose={onClose}>
        <FormField name="roleIds" hint={t('rolesHint')}>
          <RemoteSelect call={role.list} isMultiple loadedRecords={roles} />
        </FormField>
      </FormModal>
    );
  }
  const isNew = task.what === 'save';
  const initial = isNew
    ? { list, name: '', content }
    : { id: task.view.id, list, name: task.view.name, content: task.view.content };
  return (
    <FormModal
      title={t(isNew ? 'saveTitle' : 'renameTitle')}
      width={480}
      call={savedView.save}
      initial={initial}
      fields={{ name: { label: t('name'), isWide: true } }}
      onSaved={({ id }) => onSaved(id)}
      onClose={onClose}>
      <FormField name="name" {...(isNew && { hint: t('saveHint') })}>
        <Input maxLength={longestViewName} showCount autoComplete="off" />
      </FormField>
    </FormModal>
  );
}
