import { onTestFinished } from 'vitest';
import type { TestApp } from '../test-app.ts';

/** Returns how to read for how many seconds the queue put off each attempt that failed since. */
export async function noteDelays(app: TestApp): Promise<() => Promise<number[]>> {
  const owner = await app.owner();
  await owner.query(`
    create table public.delay (seconds float8);
    create function public.note_delay() returns trigger language plpgsql security definer as $$
    begin
      insert into public.delay select extract(epoch from new.start_after - now());
      return null;
    end $$;
    create trigger note_delay after insert on pgboss.job for each row when (new.state = 'retry') execute function public.note_delay()`);
  onTestFinished(
    async () => void (await owner.query('drop function public.note_delay cascade; drop table public.delay')),
  );
  return async () =>
    (await owner.query<{ seconds: number }>('select seconds from public.delay')).rows.map(({ seconds }) => seconds);
}
