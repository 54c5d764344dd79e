import { addPerson } from './add-person.ts';
import { startTestApp } from '../test-app.ts';

/** A server with two people of equal rights whose departments have nothing to do with each other. */
export async function startWithTwoUsers() {
  const app = await startTestApp();
  const [owner, other] = [await addPerson(app, 'owner', 'D0201'), await addPerson(app, 'other', 'D0302')];
  return { app, admin: await app.as('admin'), owner, other };
}
