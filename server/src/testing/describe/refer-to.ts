import type { TestApp } from '../test-app.ts';

/**
 * A table of the first demo tenant whose rows refer to these records, one each time an id is named. Gives what removes
 * it.
 */
export async function referTo(app: TestApp, table: string, ids: readonly string[]): Promise<() => Promise<unknown>> {
  const user = `${table}_user`;
  const owner = await app.owner();
  await owner.query(`
    create table public.${user} (tenant_id int not null, id bigint not null, used_id bigint, primary key (tenant_id, id),
      foreign key (tenant_id, used_id) references public.${table});
    call app.protect('public.${user}');
    set app.tenant = '1'`);
  await owner.query(
    `insert into public.${user} select 1, place, used_id from unnest($1::bigint[]) with ordinality as used (used_id, place)`,
    [ids],
  );
  return () => owner.query(`drop table public.${user}`);
}
