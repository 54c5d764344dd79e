import type pg from 'pg';
import type { Settings, Sharing } from '../sharing/sharing.ts';

/** For whom a statement reads. */
export interface Reader {
  tenantId: number;
  /** The rows of shared tables that the user sees; undefined for everything. */
  sharing?: Sharing | undefined;
}

export interface Statement {
  name: string | undefined;
  text: string;
  values: unknown[];
  /** PostgreSQL would plan a page of a list again with each execution, which takes twice as long as reading it. */
  genericPlan: boolean;
}

/** Runs one reading statement as a transaction of its own, bound to a tenant and read-only. */
export type TenantReader = (settings: ReadSettings, statement: Statement) => Promise<pg.QueryResult>;

/** `openPool` chooses the reader; a pool that was made otherwise gets the plain one. */
export interface DatabasePool extends pg.Pool {
  readonly readAsTenant?: TenantReader;
}

/** A select that sets what the policies read, for one transaction. */
interface SettingsStatement {
  name: string;
  text: string;
}
export interface ReadSettings {
  statement: SettingsStatement;
  /** The settings with `plan_cache_mode`, which PostgreSQL looks at when the next statement is bound. */
  genericPlan: SettingsStatement;
  values: unknown[];
}

const readOnly = `select set_config('app.tenant', $1, true), set_config('transaction_read_only', 'on', true)`;
const genericPlan = `set_config('plan_cache_mode', 'force_generic_plan', true)`;

const variants = (name: string, more: string): Omit<ReadSettings, 'values'> => ({
  statement: { name, text: readOnly + more },
  genericPlan: { name: `${name}-generic-plan`, text: `${readOnly}, ${genericPlan}${more}` },
});
const tenantOnly = variants('read-as', '');
/** Most tenants with a private table have one: taking an array apart costs more than the setting. */
const withSetting = variants('read-with-setting', ', set_config($2, $3, true)');
const withSettings = variants(
  'read-with-settings',
  ', (select count(set_config(name, value, true)) from unnest($2::text[], $3::text[]) as setting (name, value))',
);

const both = ({ statement, genericPlan: generic }: Omit<ReadSettings, 'values'>, values: string[]) => [
  { ...statement, values },
  { ...generic, values },
];
/** Every statement that a reader may need, with values that set nothing: for preparing them beforehand. */
export const settingsStatements = [
  ...both(tenantOnly, ['']),
  ...both(withSetting, ['', 'app.see', '']),
  ...both(withSettings, ['', '{}', '{}']),
];

/** The settings of a session stay the same objects, and belong to one tenant. */
const prepared = new WeakMap<Settings, ReadSettings>();

export function readSettings({ tenantId, sharing }: Reader): ReadSettings {
  const settings = sharing?.seeSettings;
  if (!settings?.length) return { ...tenantOnly, values: [String(tenantId)] };
  const result = prepared.get(settings) ?? settingsOf(tenantId, settings);
  prepared.set(settings, result);
  return result;
}

function settingsOf(tenantId: number, settings: Settings): ReadSettings {
  if (settings.length === 1) return { ...withSetting, values: [String(tenantId), ...settings[0]!] };
  return {
    ...withSettings,
    values: [
      String(tenantId),
      textArray(settings.map(([name]) => name)),
      textArray(settings.map(([, value]) => value)),
    ],
  };
}

/** Written once per session instead of once per statement. */
const textArray = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
