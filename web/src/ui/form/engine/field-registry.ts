/** The parts of a form that a field can stand in. */
export type PartKind = 'tab' | 'section';
/** A field stands in at most one part of each kind; this has their keys. */
export type Parts = Readonly<Partial<Record<PartKind, string>>>;

/**
 * The fields that a form has on the screen, with the parts that they stand in. A field in a hidden tab counts as soon as
 * it is drawn.
 */
export function createFieldRegistry() {
  // A field that moves is added at its new place before it is removed at the old one.
  const places = new Map<string, readonly { readonly parts: Parts }[]>();
  return {
    /** Returns how the field is removed again; a list of fields is called `specList.root`. */
    add: (name: string, parts: Parts) => {
      const place = { parts };
      places.set(name, [...(places.get(name) ?? []), place]);
      return () => {
        const rest = places.get(name)!.filter((other) => other !== place);
        if (rest.length > 0) places.set(name, rest);
        else places.delete(name);
      };
    },
    has: (name: string) => places.has(name),
    partsOf: (name: string): Parts | undefined => places.get(name)?.at(-1)?.parts,
    /** The field that an error at a path is shown at. */
    at: (path: string) => nearestField(path, (name) => places.has(name)),
  };
}

/**
 * The field that an error at a path belongs to: the one of that path, or of the nearest path above (`remindScope` for
 * `remindScope.0.id`).
 */
export function nearestField(path: string, isField: (name: string) => boolean): string | undefined {
  const keys = path.split('.');
  for (let count = keys.length; count > 0; count--) {
    const name = keys.slice(0, count).join('.');
    if (isField(name)) return name;
    if (isField(`${name}.root`)) return `${name}.root`;
  }
  return undefined;
}
