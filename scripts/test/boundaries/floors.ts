/** The allowed imports between the folders of a package, without cycles. */
export interface Floors {
  /** Relative to the root of the workspace. */
  readonly sources: string
  /** The depth of the folders whose files are private: 2 for `resources/contacts`. */
  readonly depth: number
  /** Whether a folder's files may be imported directly. Otherwise only its index.ts. */
  readonly anyFile?: boolean
  /** The top-level folders, each with the others that it and its subfolders may import. */
  readonly below: Readonly<Record<string, readonly string[]>>
}

/** The packages whose folders are checked. Another import needs a decision first. */
export const orderedPackages: readonly Floors[] = [
  {
    sources: 'packages/codegen/src',
    depth: 1,
    // One program: an index of each step would only repeat its exports.
    anyFile: true,
    below: {
      command: ['client', 'service', 'write', 'diff', 'read'],
      client: ['write', 'print', 'analyze', 'read'],
      diff: ['read'],
      service: ['write', 'print', 'analyze', 'read'],
      write: ['print', 'analyze', 'read', 'runtime'],
      print: ['analyze', 'read', 'runtime'],
      analyze: ['read', 'runtime'],
      read: ['runtime'],
      runtime: [],
    },
  },
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
      broadcasts: ['leased'],
      'contact-imports': ['leased'],
      deliveries: ['leased', 'sweeps'],
      inbox: ['leased'],
      media: ['leased', 'sweeps'],
      deletion: ['inbox', 'media', 'sweeps'],
      notices: ['leased', 'sweeps'],
      'organization-move': [],
      readings: ['deliveries', 'leased', 'sends'],
      'receipts-and-quality': ['leased'],
      restore: ['deletion', 'leased'],
      sends: ['leased'],
      leased: [],
      sweeps: ['leased'],
    },
  },
]
