/** How the folders of a package's sources may import each other: by the other one's index.ts, and never in a circle. */
export interface Floors {
  /** From the root of the workspace. */
  readonly sources: string
  /** How deep the folders are that keep their files to themselves: 2 for `resources/contacts`. */
  readonly depth: number
  /** The topmost folders, each with those that it and its folders may import besides itself. */
  readonly below: Readonly<Record<string, readonly string[]>>
}

/** The packages whose folders are held to an order. An import against it is a decision to take first. */
export const orderedPackages: readonly Floors[] = [
  {
    sources: 'packages/core/src',
    depth: 2,
    below: {
      resources: ['mechanisms'],
      queues: ['resources', 'mechanisms'],
      mechanisms: [],
    },
  },
  {
    sources: 'apps/worker/src',
    depth: 1,
    below: {
      deliveries: ['leased-queue'],
      inbound: ['leased-queue'],
      media: ['leased-queue', 'jobs'],
      quality: ['leased-queue'],
      sends: ['leased-queue'],
      'leased-queue': [],
      jobs: [],
    },
  },
]
