import type { Call } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../kernel/session/access.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import { FormField } from '../../form/fields/form-field.tsx';
import type { Control } from '../../inputs/control.ts';
import { OrganisationPairTransfer } from '../../pickers/transfer/organisation-pair-transfer.tsx';
import { withCommas } from '../facts/with-commas.ts';
import { AssignedOrganisations } from './assigned-organisations.tsx';
import type { Assignments, OrganisationPair, AssignedPair } from './assignments.ts';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';
import { useActiveOrganisation } from './use-active-organisation.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { fetchAll } from '../../../kernel/http/fetch-all.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';

interface Props {
  of: Assignments;
  /** Of a stored record. */
  recordId: string | undefined;
}

/** The organisations of a record, written with its form. */
export function OrganisationsField(props: Props) {
  const mayAssign = useCan()(props.of.calls.assignable.can);
  if (mayAssign)
    return (
      <FormField isCell name="invOrgList">
        <OrganisationsInput {...props} />
      </FormField>
    );
  return props.recordId === undefined ? <CurrentAlone /> : <AssignedOrganisations of={props.of} id={props.recordId} />;
}

/** A new record of a user who may not assign it elsewhere. */
function CurrentAlone() {
  const t = useOrganisationsText();
  const active = useActiveOrganisation();
  return <p className={styles.note}>{t('currentAlone', { name: active?.invOrgName ?? '' })}</p>;
}

const noPairs: readonly OrganisationPair[] = [];

function OrganisationsInput({
  of,
  recordId,
  value = noPairs,
  onChange,
  ...control
}: Control<readonly OrganisationPair[]> & Props) {
  const t = useOrganisationsText();
  const active = useActiveOrganisation();
  const { free, assigned, error, isPending, reload } = usePairs(of, recordId);
  if (error) return <ErrorNotice title={error.message} onRetry={reload} />;
  if (isPending) return <PageSkeleton />;
  // A new record is assigned to the current organisation by itself.
  const fixed = recordId === undefined && active ? [active] : noPairs;
  const byId = new Map([...fixed, ...assigned, ...value, ...free].map((pair) => [pair.id, pair]));
  const reasons = new Map(
    assigned.flatMap(({ id, storageNum, isOfRole }) => {
      if (!isOfRole) return [[id, t('otherRole')] as const];
      return Number(storageNum) > 0 ? [[id, t('hasStock', { quantity: withCommas(storageNum) })] as const] : [];
    }),
  );
  const isFixed = (id: string) => fixed.some((pair) => pair.id === id);
  const choose = (ids: readonly string[]) =>
    onChange?.(ids.filter((id) => !isFixed(id)).map((id) => pairOf(byId.get(id)!)));
  return (
    <>
      <p className={styles.note}>{t(recordId === undefined ? 'assignedAtSave' : 'changedAtSave')}</p>
      <OrganisationPairTransfer
        {...control}
        pairs={[...byId.values()]}
        activeId={active?.id ?? ''}
        reasonOf={(id) => reasons.get(id)}
        value={[...fixed, ...value].map(({ id }) => id)}
        onChange={choose}
      />
    </>
  );
}

/** As the record itself has it, so that what is added and removed again is no change. */
const pairOf = ({ id, invorgId, invOrgName, unitOrgName }: OrganisationPair): OrganisationPair => ({
  id,
  invorgId,
  invOrgName,
  unitOrgName,
});

interface Pairs {
  readonly free: readonly OrganisationPair[];
  readonly assigned: readonly AssignedPair[];
}

/** The organisations that a stored record has, and those that it can still be assigned to. */
function usePairs({ calls, idName }: Assignments, recordId: string | undefined) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeyOf(calls.assignable, recordId, 'pairs'),
    queryFn: async ({ signal }): Promise<Pairs> => {
      const read = (call: Call) => fetchAll(call, { [idName]: recordId }, signal);
      const [free, assigned] = await Promise.all([
        read(calls.assignable),
        recordId === undefined ? [] : read(calls.organisations),
      ]);
      return { free: free as readonly OrganisationPair[], assigned: assigned as readonly AssignedPair[] };
    },
    meta: { showsOwnError: true },
  });
  return {
    free: data?.free ?? [],
    assigned: data?.assigned ?? [],
    error: error ? toCallError(error) : undefined,
    isPending,
    reload: () => void refetch(),
  };
}
