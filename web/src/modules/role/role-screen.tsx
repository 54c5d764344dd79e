import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { openParam } from '../../kernel/data/record-route.ts';
import { useNewOfAddress } from '../../kernel/data/use-new-of-address.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { FieldLabels } from './matrix/field-labels.ts';
import { RoleLoader } from './role-loader.tsx';
import { RoleList } from './role-list.tsx';
import styles from './role.module.css';
import { useRoleText } from './role.texts.ts';

const RoleDialog = lazy(async () => (await import('./role-dialog.tsx')).RoleDialog);

/** Roles at the left, and the rights and members of the chosen one, which is in the address. */
export function RoleScreen({ FieldLabels: Labels }: { FieldLabels: FieldLabels }) {
  const t = useRoleText();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get(openParam) ?? undefined;
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const [dialog, setDialog] = useRestorableState<{
    copied?: { id: string; name: string; code: string };
    name?: string;
  }>('dialog');
  useNewOfAddress((name) => setDialog({ name }));
  const choose = async (id: string | undefined) => {
    if (id !== chosen && (await (confirmLeave.current?.() ?? true)))
      setAddress(id === undefined ? {} : { [openParam]: id }, { replace: true });
  };
  return (
    <div className={styles.screen}>
      <RoleList
        chosen={chosen}
        onChoose={(id) => void choose(id)}
        onFirst={(id) => setAddress({ [openParam]: id }, { replace: true })}
        onAdd={() => setDialog({})}
      />
      {chosen === undefined ? (
        <section className={styles.editor}>
          <Notice title={t('chooseRole')} detail={t('chooseRoleHint')} />
        </section>
      ) : (
        <RoleLoader
          key={chosen}
          id={chosen}
          Labels={Labels}
          confirmLeave={confirmLeave}
          onCopy={(copied) => setDialog({ copied })}
          onDeleted={() => setAddress({}, { replace: true })}
        />
      )}
      {dialog && <RoleDialog {...dialog} onSaved={({ id }) => void choose(id)} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
