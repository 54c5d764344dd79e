import { z } from 'zod';
import { calls, get } from '../../kernel/call.ts';
import { DateTime } from '../../kernel/fields.ts';
import { nounsWith, type NounWith } from '../../nouns.ts';

/** A certificate has a figure of another kind: those that expire soon. */
type FigureNoun = NounWith<'figure'>['name'] | 'certificate';
const figureNouns: readonly FigureNoun[] = [...nounsWith('figure').map(({ name }) => name), 'certificate'];
const changeNouns = nounsWith('changes').map(({ name }) => name);
const PartCode = z.enum(['active', 'inactive', 'within7Days', 'within30Days']);

const FigurePart = z.object({
  code: PartCode,
  value: z.number(),
  /** Where these are listed; empty for nowhere. */ link: z.string(),
});

const Figure = z.object({
  noun: z.enum(figureNouns),
  value: z.number(),
  /** The values are estimates, because there are many. */
  approximate: z.boolean().optional(),
  link: z.string(),
  parts: z.array(FigurePart),
});
export type Figure = z.output<typeof Figure>;

const Change = z.object({
  id: z.string(),
  noun: z.enum(changeNouns),
  action: z.enum(['insert', 'update', 'delete', 'enable', 'disable']),
  /** The name of the record now, or its last one. */
  recordName: z.string(),
  /** Empty where the record is gone. */
  link: z.string(),
  /** Empty: the system itself. */
  userName: z.string(),
  createTime: DateTime,
});
export type Change = z.output<typeof Change>;

const DayChanges = z.object({ /** `YYYY-MM-DD` */ day: z.string(), value: z.number() });
export type DayChanges = z.output<typeof DayChanges>;

const WaitingItem = z.object({
  id: z.string(),
  name: z.string(),
  /** When it came, or the day that it is due. */ time: z.string(),
  link: z.string(),
});
const Waiting = z.object({
  kind: z.enum(['tenantApplication', 'certificate', 'import']),
  count: z.number(),
  /** Where all of it is listed. */
  link: z.string(),
  /** The most urgent ones. */
  items: z.array(WaitingItem),
});
export type Waiting = z.output<typeof Waiting>;

const FirstStep = z.object({
  code: z.enum(['company', 'department', 'self', 'role', 'person', 'unit', 'category', 'type', 'material']),
  isDone: z.boolean(),
  link: z.string(),
});
export type FirstStep = z.output<typeof FirstStep>;

/** Contains only what the caller may view. */
const Workbench = z.object({
  /** The things that wait for the caller. */
  waiting: z.array(Waiting),
  /** How a new tenant is set up, for its administrators; empty once that is done. */
  firstSteps: z.array(FirstStep),
  figures: z.array(Figure),
  latestChanges: z.array(Change),
  /** One entry for each of the last days, also for those without a change. */
  changesPerDay: z.array(DayChanges),
});

export const workbench = calls('workbench', 'user', '/home', {
  /** Figures may be estimates: this is what a login waits for. */
  show: get('workbench', { can: 'member', input: z.object({}), output: Workbench }),
  /** The figures with all records counted, as far as there is time. */
  figures: get('figures', { can: 'member', input: z.object({}), output: z.array(Figure) }),
});
