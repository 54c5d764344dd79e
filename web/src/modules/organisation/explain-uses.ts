import { record } from '@edp/contract/modules/record/record.ts';
import type { DepartmentNode } from '@edp/contract/modules/organisation/organisation.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { organisationText as t } from './organisation.texts.ts';

/** The list of employees, narrowed down to a department and those below it. */
export const peopleRoute = (id: string) => `/employee?organizationId=${id}`;

const people = new Set(['account', 'employee']);

/** Says what is in the way of deleting a department, with the way to its people; true if nothing is. */
export async function explainUses({ id, name }: DepartmentNode, open: (route: string) => unknown): Promise<boolean> {
  try {
    const uses = await fetchData(record.uses, { noun: 'organisation', id });
    if (uses.length === 0) return true;
    const kinds = [
      ...Map.groupBy(uses, ({ noun, title }) =>
        people.has(noun) ? 'people' : noun === 'organisation' ? 'departments' : title,
      ),
    ].map(([title, each]) => ({ title, count: each.reduce((sum, { count }) => sum + count, 0) }));
    const hasPeople = kinds.some(({ title }) => title === 'people');
    const detail = t('cannotDeleteDetail', { uses: joinNames(kinds.map(textOf)) });
    if (
      (await confirm({
        title: t('cannotDelete', { name }),
        detail,
        yes: hasPeople ? t('viewPeople') : t('understood'),
      })) &&
      hasPeople
    )
      await open(peopleRoute(id));
  } catch (error) {
    showError(error);
  }
  return false;
}

function textOf({ title, count }: { title: string; count: number }): string {
  if (title === 'people') return t('useOfPeople', { count });
  return title === 'departments' ? t('useOfDepartments', { count }) : t('useCount', { title, count });
}
