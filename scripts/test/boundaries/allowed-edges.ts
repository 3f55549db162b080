/** The siblings that a package may depend on: at run time, and only in development. */
export interface AllowedEdges {
  run: readonly string[]
  develop: readonly string[]
  /** Those of `develop` that run-time code imports: the package includes them when it is built. */
  included?: readonly string[]
}

/** Packages that only tests import; tests of every package may. */
export const testOnly = ['@channel/test-kit']

const everyPackage = [
  'codegen',
  'contract',
  'client',
  'contract-tests',
  'core',
  'db',
  'docs-site',
  'logger',
  'mcp',
  'mail',
  'media-store',
  'metrics',
  'provider',
  'queues',
  'settings',
  'sign-in',
  'test-kit',
  'traces',
]

/** The allowed imports between packages. A new edge needs a decision first. */
export const allowedEdges: Record<string, AllowedEdges> = {
  '@channel/codegen': edges([]),
  '@channel/db': edges([]),
  '@channel/logger': edges([]),
  '@channel/mail': edges([]),
  '@channel/media-store': edges([]),
  '@channel/metrics': edges(['settings']),
  '@channel/provider': edges([], ['simulator']),
  '@channel/settings': edges([]),
  '@channel/traces': edges(['metrics']),
  '@channel/simulator': edges(['logger', 'settings']),
  '@channel/contract': edges(['codegen']),
  '@channel/client': { ...edges([], ['codegen', 'contract']), included: ['@channel/codegen'] },
  '@channel/docs-site': edges(['contract']),
  '@channel/mcp': edges(['client', 'contract']),
  '@channel/core': edges(['contract', 'db', 'metrics', 'provider', 'traces'], ['logger', 'simulator']),
  '@channel/queues': edges(
    ['contract', 'core', 'db', 'media-store', 'metrics', 'provider', 'traces'],
    ['client', 'logger', 'mail', 'settings', 'simulator'],
  ),
  '@channel/sign-in': edges(['core', 'db']),
  // Used by builds only.
  '@channel/third-party': edges([]),
  '@channel/test-kit': edges(['contract', 'db']),
  '@channel/contract-tests': edges(['contract', 'client', 'settings', 'test-kit']),
  '@channel/bench': edges([...everyPackage, 'api']),
  '@channel/api': edges(
    [
      'codegen',
      'contract',
      'core',
      'db',
      'docs-site',
      'logger',
      'mail',
      'media-store',
      'metrics',
      'provider',
      'settings',
      'sign-in',
      'traces',
    ],
    ['client', 'queues', 'simulator'],
  ),
  '@channel/worker': edges(
    ['contract', 'core', 'db', 'logger', 'mail', 'media-store', 'metrics', 'provider', 'queues', 'settings', 'traces'],
    ['simulator'],
  ),
  '@channel/cli': edges(
    ['client', 'core', 'db', 'logger', 'mcp', 'media-store', 'metrics', 'provider', 'queues', 'settings', 'sign-in'],
    ['simulator'],
  ),
  // Only the check of passwords, which must be the same in the page and in the API.
  '@channel/dashboard': edges(['client', 'sign-in', 'third-party']),
  '@channel/mock': edges(['contract', 'client', 'settings']),
}

function edges(run: readonly string[], develop: readonly string[] = []): AllowedEdges {
  const named = (names: readonly string[]) => names.map((name) => `@channel/${name}`)
  return { run: named(run), develop: named(develop) }
}
