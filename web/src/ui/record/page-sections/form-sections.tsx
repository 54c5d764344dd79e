import { type ReactNode, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useFormScope } from '../../form/engine/form-context.ts';
import { useFieldMarks } from '../../form/engine/use-field-marks.ts';
import { FormPart, PartMarks } from '../../form/part-marks.tsx';
import { RecordSections, type RecordSection } from './record-sections.tsx';

/** So many sections are drawn at first: typing can begin before the rest of a long form is there. */
const drawnFirst = 2;

const withPart = (section: RecordSection): RecordSection => ({
  ...section,
  content: (
    <FormPart kind="section" name={section.key}>
      {section.content}
    </FormPart>
  ),
});

/** The sections of a form; the rail tells where fields are wrong or changed. */
export function FormSections({ sections, foot }: { sections: readonly RecordSection[]; foot?: ReactNode }) {
  const marks = useFieldMarks('section');
  const isWhole = useStore(useFormScope().status, (state) => state.isWhole);
  const deferred = useDeferredValue(sections.length, drawnFirst);
  const drawn = isWhole ? sections.length : deferred;
  // The panel beside them keeps its place, so that nothing moves when it is filled.
  const shown = sections.flatMap((section, place) =>
    place < drawn ? [withPart(section)] : section.isBeside ? [{ ...section, content: null }] : [],
  );
  return (
    <RecordSections
      sections={shown}
      foot={foot}
      marks={Object.fromEntries(sections.map(({ key }) => [key, <PartMarks key={key} of={marks} part={key} />]))}
    />
  );
}
