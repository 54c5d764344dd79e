import pg from 'pg';

/** Counts all rows; where that takes longer than a statement may, `bounded` says what is known sooner. */
export async function countInTime<T>(all: () => Promise<T>, bounded: () => Promise<T>): Promise<T> {
  try {
    return await all();
  } catch (error) {
    const isTimeout = error instanceof pg.DatabaseError && error.code === '57014';
    if (!isTimeout) throw error;
    return bounded();
  }
}
