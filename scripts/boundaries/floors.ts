/** How the folders of a package's sources may import each other. */
export interface Floors {
  /** From the root of the workspace. */
  readonly sources: string
  /**
   * The floors, and the floors below each one. Folders of a floor import each other without a cycle, and folders of the floors
   * below. Undefined if the folders have no floors.
   */
  readonly below?: Readonly<Record<string, readonly string[]>>
  /** Whether an import of another folder names its index.ts, or of a floor its public.ts: they have what others may use. */
  readonly throughIndex: boolean
}

/** The packages whose folders are held to an order. An import against it is a decision to take first. */
export const orderedPackages: readonly Floors[] = [
  {
    sources: 'packages/core/src',
    below: {
      resources: ['mechanisms'],
      queues: ['resources', 'mechanisms'],
      mechanisms: [],
      // Writes the types of statements.
      'statement-rows': ['resources', 'mechanisms'],
    },
    throughIndex: true,
  },
  { sources: 'apps/worker/src', throughIndex: false },
]
