import type { Kernel } from '../kernel.ts';

/** The parts of the kernel that removing bytes needs. */
export type Cleaner = Pick<Kernel, 'pool' | 'files'> & { log: Pick<Kernel['log'], 'warn'> };

/** As many as one call can let go of. */
const atOnce = 200;

/** Removes the bytes that no row refers to any more. What cannot be removed now stays noted for the next time. */
export async function removeDiscardedFiles({ pool, files, log }: Cleaner): Promise<void> {
  const tell = (error: unknown) =>
    log.warn({ error: String(error) }, 'an unneeded file could not be removed; it will be tried again');
  const remove = async (key: string) => {
    await files.remove(key);
    await pool.query('delete from app.discarded_file where storage_key = $1', [key]);
  };
  try {
    const { rows } = await pool.query<{ storage_key: string }>(
      'select storage_key from app.discarded_file order by created_time limit $1',
      [atOnce],
    );
    await Promise.all(rows.map((row) => remove(row.storage_key).catch(tell)));
  } catch (error) {
    tell(error);
  }
}
