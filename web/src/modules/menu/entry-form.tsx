import { menu, type MenuResource } from '@edp/contract/modules/menu/menu.ts';
import { Input, Radio } from 'antd';
import { useLanguage } from '../../kernel/text/language.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { MultiSelect } from '../../ui/inputs/multi-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { useMenuRoles } from './entry-panel.tsx';
import { refreshMenu } from './menu-actions.ts';
import { nameOf } from './menu-nodes.ts';
import { useMenuText } from './menu.texts.ts';
import type { Control } from '../../ui/inputs/control.ts';
import { MenuIcon, menuIconNames } from '../../ui/media/menu-icon.tsx';
import styles from './menu.module.css';

interface Props {
  of: { readonly id: string } | { readonly type: 'group' | 'external'; readonly parentId: string };
  entries: readonly MenuResource[];
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A new group or external page, or an entry that is there. */
export function EntryForm({ of, entries, onSaved, onClose }: Props) {
  const t = useMenuText();
  const isEnglish = useLanguage() === 'ENG';
  const roles = useMenuRoles().filter(({ administrator }) => administrator === 0);
  const stored = 'id' in of ? entries.find(({ id }) => id === of.id) : undefined;
  // It was deleted meanwhile.
  if ('id' in of && !stored) return null;
  const type = stored?.type ?? (of as { type: 'group' | 'external' }).type;
  const isOwnPage = type === 'external' && stored?.own !== 0;
  const groups = [
    { value: '', text: t('top') },
    ...entries
      .filter((entry) => entry.type === 'group')
      .map((entry) => ({ value: entry.id, text: nameOf(entry, isEnglish) })),
  ];
  const shown = [
    { value: 0, label: t('shown') },
    { value: 1, label: t('hide') },
  ];
  const roleNames = (ids: unknown) =>
    joinNames(roles.filter(({ id }) => (ids as string[]).includes(id)).map(({ name }) => name));
  const fields = {
    name: { label: t('name') },
    nameEng: { label: t('nameEng') },
    icon: { label: t('icon') },
    parentId: { label: t('parent'), render: (id: unknown) => groups.find(({ value }) => value === id)?.text },
    url: { label: t('address') },
    roleIds: { label: t('roles'), render: roleNames },
    hidden: { label: t('hidden'), render: (hidden: unknown) => shown.find(({ value }) => value === hidden)?.label },
  };
  const blank = {
    type,
    parentId: 'parentId' in of ? of.parentId : '',
    name: '',
    nameEng: '',
    icon: type === 'group' ? 'group' : 'link',
    url: '',
    hidden: 0,
    roleIds: [],
  };
  const initial = stored ? { ...stored, url: isOwnPage ? stored.url : '' } : blank;
  const title = stored
    ? t(type === 'group' ? 'editGroup' : type === 'external' ? 'editPage' : 'editEntry')
    : t(type === 'group' ? 'addGroup' : 'addPage');
  const saved = ({ id }: { id: string }) => {
    onSaved(id);
    void refreshMenu();
  };
  return (
    <FormModal
      title={title}
      call={stored ? menu.update : menu.add}
      initial={initial}
      fields={fields}
      width={640}
      onSaved={saved}
      onClose={onClose}>
      <FormField name="name">
        <Input placeholder={stored?.builtInName} />
      </FormField>
      <FormField name="nameEng" hint={t('nameEngHint')}>
        <Input placeholder={stored?.builtInNameEng} />
      </FormField>
      {!stored && (
        <FormField name="parentId">
          <Select options={groups} />
        </FormField>
      )}
      {isOwnPage && (
        <FormField name="url" required hint={t('addressHint')}>
          <Input placeholder="https://" inputMode="url" />
        </FormField>
      )}
      <FormField name="icon">
        <IconPicker />
      </FormField>
      {isOwnPage && (
        <FormField name="roleIds" hint={t('rolesHint')}>
          <MultiSelect
            options={roles.map(({ id, name }) => ({ value: id, text: name }))}
            placeholder={t('rolesPlaceholder')}
          />
        </FormField>
      )}
      {stored?.canHide !== 0 && (
        <FormField name="hidden" hint={t('hiddenHint')}>
          <Radio.Group options={shown} />
        </FormField>
      )}
    </FormModal>
  );
}

/** The icons that the menu can show, one of which is chosen. */
function IconPicker({ id, value, onChange }: Control<string>) {
  const t = useMenuText();
  return (
    <div id={id} role="radiogroup" aria-label={t('icon')} className={styles.icons}>
      {menuIconNames.map((name) => (
        <label key={name} className={styles.icon} title={name}>
          <input
            type="radio"
            name={id}
            aria-label={t('iconName', { name })}
            checked={value === name}
            onChange={() => onChange?.(name)}
          />
          <MenuIcon name={name} />
        </label>
      ))}
    </div>
  );
}
