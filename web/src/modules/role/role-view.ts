/** What is open on the screen of a role. */
export interface View {
  readonly section: string;
  /** Headings without their screens. */
  readonly folded: ReadonlySet<string>;
  /** Screens with their fields. */
  readonly opened: ReadonlySet<string>;
}

export const firstView: View = { section: 'rights', folded: new Set(), opened: new Set() };
