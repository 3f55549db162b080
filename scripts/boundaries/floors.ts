/** The allowed imports between the folders of a package: only from another folder's index.ts, without cycles. */
export interface Floors {
  /** Relative to the root of the workspace. */
  readonly sources: string
  /** The depth of the folders whose files are private: 2 for `resources/contacts`. */
  readonly depth: number
  /** The top-level folders, each with the others that it and its subfolders may import. */
  readonly below: Readonly<Record<string, readonly string[]>>
}

/** The packages whose folders are checked. Another import needs a decision first. */
export const orderedPackages: readonly Floors[] = [
  {
    sources: 'packages/core/src',
    depth: 2,
    below: {
      resources: ['mechanisms'],
      mechanisms: [],
    },
  },
  {
    sources: 'packages/queues/src',
    depth: 1,
    below: {
      deliveries: ['leased'],
      inbox: ['leased'],
      media: ['leased', 'sweeps'],
      'receipts-and-quality': ['leased'],
      sends: ['leased'],
      leased: [],
      sweeps: [],
    },
  },
]
