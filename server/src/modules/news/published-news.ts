import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

/** Between the time of publishing and the expiry. `n` is what a statement calls the table. */
export const isPublished = (n = 'news') => {
  const news = sql.ref(n);
  return sql<boolean>`(${news}.active and ${news}.published_time <= now() and (${news}.expires_time is null or ${news}.expires_time > now()))`;
};

/** For everybody, or for roles, departments, groups, organisations or people that the user is among. */
export const isFor = (userId: string, n = 'news') => {
  const news = sql.ref(n);
  return sql<boolean>`(${news}.for_all or ${news}.id in (select named.news_id from app.news_naming(${userId}::bigint) named))`;
};

/** A user may read these now. */
export const publishedNews = (db: Database, userId: string) =>
  db.selectFrom('news').where(isPublished()).where(isFor(userId));
