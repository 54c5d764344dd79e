import { loginAs } from '../../testing/login-as.ts';
import { fillLists } from './fill-lists.ts';
import { fillPeople } from './fill-people.ts';
import { fillRecords } from './fill-records.ts';
import { fillRest, openWindow } from './fill-rest.ts';

/**
 * Puts rows into every table that the demo leaves empty. Somebody stays online until the function that it returns is
 * called.
 */
export async function fillTables(baseUrl: string, ownerUrl: string): Promise<() => void> {
  const admin = await loginAs(baseUrl, { account: 'admin', password: 'Admin123' });
  await fillPeople(baseUrl, admin);
  await fillRecords(admin);
  await fillLists(admin);
  await fillRest(admin, ownerUrl);
  return openWindow(admin, ownerUrl);
}
