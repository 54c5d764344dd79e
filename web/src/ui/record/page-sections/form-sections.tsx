import { useFieldMarks } from '../../form/engine/use-field-marks.ts';
import { PartMarks } from '../../form/part-marks.tsx';
import { RecordSections, type RecordSection } from './record-sections.tsx';

const sectionOf = (field: Element) => field.closest<HTMLElement>('[data-section]')?.dataset['section'];

/** The sections of a form; the rail tells where fields are wrong or changed. */
export function FormSections({ sections }: { sections: readonly RecordSection[] }) {
  const marks = useFieldMarks(sectionOf);
  return <RecordSections sections={sections} marks={Object.fromEntries(sections.map(({ key }) => [key, <PartMarks key={key} of={marks} part={key} />]))} />;
}
