import { askNpm } from '../install/npm.mjs';
import { StepFailed } from '../step.mjs';

/** A registry that is not reached within this time is taken as one that does not answer. */
const limitMs = 30_000;
const refused = new Set(['high', 'critical']);

/**
 * Fails where the registry knows advisories of high severity for what a running installation contains. Without a
 * network, or with a registry that has no advisories, it is skipped with a message: a machine without either must be
 * able to check the rest.
 */
export async function checkAdvisories(runtime, { timeoutMs = limitMs } = {}) {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent'];
  const { output } = await askNpm(args, runtime, { signal: AbortSignal.timeout(timeoutMs), killSignal: 'SIGKILL' });
  const { vulnerabilities, metadata } = parsed(output);
  if (!vulnerabilities || !metadata) return { note: 'skipped: the registry did not answer', skipped: 1 };
  const found = Object.values(vulnerabilities).filter(({ severity }) => refused.has(severity));
  if (found.length) throw new StepFailed(found.map(describe).join('\n'));
  const { total } = metadata.vulnerabilities ?? {};
  return { note: total ? `none of high severity, ${total} lower` : 'none' };
}

/** An answer that is no JSON, of a proxy for instance, is none. */
function parsed(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

function describe({ name, severity, range, via }) {
  const titles = via.filter((each) => typeof each === 'object').map(({ title, url }) => `${title} (${url})`);
  return `${name} ${range}: ${severity}${titles.length ? `, ${titles.join('; ')}` : `, through ${via.join(', ')}`}`;
}
