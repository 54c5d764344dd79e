import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../root.mjs';
import { StepFailed } from '../step.mjs';

/** Everything that may meet a text of a user: in the processes that serve, and in the browsers of others. */
const sources = ['contract/src', 'server/src/kernel', 'server/src/modules', 'web/src'];
const noTexts = /\.test\.tsx?$|[/\\](?:testing|embedded-postgres|schema)[/\\]/;
/** Expressions that `recheck` cannot read, with the reason why they are linear. */
const understood = new Map([
  [String.raw`/[[\p{Cc}--[\t\n\r]]\p{Noncharacter_Code_Point}]/gv`, 'one character at a time'],
]);
const remembered = inRoot('node_modules', '.cache', 'expressions.json');

/**
 * Fails where a regular expression takes more than linear time for some text: a small one would stop the process. Looking
 * into one takes up to some seconds, so what was found of each is remembered.
 */
export async function checkExpressions() {
  const { check } = await import('recheck');
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', 'recheck', 'package.json'), 'utf8'));
  const statuses = readKnown(version);
  const found = await readExpressions();
  const wrong = [];
  for (const [written, { pattern, flags, file }] of found) {
    if (understood.has(written)) continue;
    statuses[written] ??= (await check(pattern, flags, { timeout: null })).status;
    if (statuses[written] !== 'safe') wrong.push(`${file}: ${written} (${statuses[written]})`);
  }
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, JSON.stringify({ version, known: statuses }));
  if (wrong.length) throw new StepFailed(`These may take more than linear time:\n${wrong.join('\n')}`);
  return { note: `${found.size} take linear time` };
}

function readKnown(version) {
  try {
    const read = JSON.parse(readFileSync(remembered, 'utf8'));
    return read.version === version ? read.known : {};
  } catch {
    return {};
  }
}

/** As they are written, with one of the files that have them. */
async function readExpressions() {
  const { parseSync, Visitor } = await import('oxc-parser');
  const found = new Map();
  const files = sources.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !noTexts.test(file)),
  );
  if (files.length === 0) throw new StepFailed('There are no sources.');
  for (const file of files) {
    const { program, errors } = parseSync(file, readFileSync(inRoot(file), 'utf8'));
    if (errors.length) throw new StepFailed(`${file}: ${errors[0].message}`);
    const add = ({ regex }) => regex && found.set(`/${regex.pattern}/${regex.flags}`, { ...regex, file });
    new Visitor({ Literal: add }).visit(program);
  }
  return found;
}
