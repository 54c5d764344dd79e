import pg from 'pg';

/**
 * Everybody has seen the tour of the first login, those who are added later too: it would stand between a journey and
 * the page that it is about.
 */
export async function endTours(ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`
    insert into user_preference (tenant_id, user_id, tour_seen) select tenant_id, id, true from user_account on conflict do nothing;
    create function end_tour() returns trigger language plpgsql security definer as $$
    begin
      insert into public.user_preference (tenant_id, user_id, tour_seen) values (new.tenant_id, new.id, true) on conflict do nothing;
      return null;
    end $$;
    create trigger end_tour after insert on user_account for each row execute function end_tour();`);
  await owner.end();
}
