import pg from 'pg';

/** Everybody has read what must be read: it would stand between a journey and the page that it is about. */
export async function readForcedNews(ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    'insert into news_view (tenant_id, news_id, user_id) select tenant_id, n.id, u.id from news n join user_account u using (tenant_id) where n.forced',
  );
  await owner.end();
}
