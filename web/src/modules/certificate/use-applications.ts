import { application } from '@edp/contract/modules/application.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/api.ts';

/** The applications to choose from. */
export function useApplications(): { value: string; text: string }[] {
  const { data = [] } = useQuery({ queryKey: ['application', 'options'], queryFn: ({ signal }) => fetchData(application.options, {}, signal) });
  return data.map(({ id, name }) => ({ value: id, text: name }));
}
