/** Which siblings a package may depend on when it runs, and which only while it is developed. */
export interface AllowedEdges {
  run: readonly string[]
  develop: readonly string[]
}

/** What only tests import, of whatever package. */
export const testOnly = ['@channel/test-kit']

const everyPackage = [
  'codegen',
  'contract',
  'client',
  'contract-tests',
  'core',
  'db',
  'media-store',
  'provider',
  'test-kit',
]

/** Who may import whom. An edge that is not here is a decision to take first. */
export const allowedEdges: Record<string, AllowedEdges> = {
  '@channel/codegen': edges([]),
  '@channel/db': edges([]),
  '@channel/media-store': edges([]),
  '@channel/provider': edges([], ['simulator']),
  '@channel/simulator': edges([]),
  '@channel/contract': edges(['codegen']),
  '@channel/client': edges(['contract']),
  '@channel/core': edges(['contract', 'db', 'provider'], ['simulator']),
  '@channel/test-kit': edges(['contract', 'db']),
  '@channel/contract-tests': edges(['contract', 'client']),
  '@channel/bench': edges([...everyPackage, 'api']),
  '@channel/api': edges(['codegen', 'contract', 'core', 'db', 'media-store', 'provider'], ['client', 'simulator']),
  '@channel/worker': edges(['contract', 'core', 'db', 'media-store', 'provider'], ['client', 'simulator']),
  '@channel/cli': edges(['client', 'core', 'db', 'media-store']),
  '@channel/mock': edges(['contract', 'client']),
}

function edges(run: readonly string[], develop: readonly string[] = []): AllowedEdges {
  const named = (names: readonly string[]) => names.map((name) => `@channel/${name}`)
  return { run: named(run), develop: named(develop) }
}
