import type { Database } from '../queryable.ts'
import { registeredStatements, type Statement } from '../statement.ts'
import {
  endsOfFamilies,
  isNode,
  parseStatement,
  type QueryScope,
  readStatementTypes,
  type TreeValue,
} from '../statement-rows/index.ts'
import { stableFunctions, volatileFunctions } from './function-rules.ts'
import { unboundTables } from './organization-rule.ts'
import { type DistributionCatalog, readDistributionCatalog } from './read-distribution-catalog.ts'
import { rowsBySelect } from './values-rule.ts'

/** What keeps the rows of an organization on any server that a distributing database chooses. Each names what breaks it in a query. */
const rules = {
  organization: unboundTables,
  values: rowsBySelect,
  volatile: volatileFunctions,
  stable: stableFunctions,
} satisfies Record<string, (scope: QueryScope, catalog: DistributionCatalog) => string[]>

export type DistributionRule = keyof typeof rules

/** The statements that break a rule, by their name or their family's, each with what breaks it. */
type Breaches = ReadonlyMap<string, ReadonlySet<string>>

/** Applies every rule to every query of the registered statements that `includes` accepts. */
export async function findBreaches(
  database: Database,
  includes: (statement: Statement) => boolean,
): Promise<ReadonlyMap<DistributionRule, Breaches>> {
  const catalog = await readDistributionCatalog(database)
  const found = new Map(
    (Object.keys(rules) as DistributionRule[]).map((rule) => [rule, new Map<string, Set<string>>()]),
  )
  await database.session(async (session) => {
    for (const { name, family = name, text } of endsOfFamilies(registeredStatements().filter(includes))) {
      if (!isQuery.test(text)) continue
      const query = await parseStatement(session, text, await readStatementTypes(session, text))
      for (const scope of queriesWithin({ query })) {
        for (const [rule, breaches] of found) {
          const broken = rules[rule](scope, catalog)
          if (broken.length > 0) breaches.set(family, new Set([...(breaches.get(family) ?? []), ...broken]))
        }
      }
    }
  })
  return found
}

/** Other commands, such as NOTIFY, have no rows. */
const isQuery = /^\s*(WITH|SELECT|INSERT|UPDATE|DELETE|MERGE)\b/i

/** A query, its common table expressions and its subqueries. */
function* queriesWithin(scope: QueryScope): Generator<QueryScope> {
  yield scope
  for (const query of subqueriesIn(Object.values(scope.query.fields))) yield* queriesWithin({ query, outer: scope })
}

function* subqueriesIn(value: TreeValue | undefined): Generator<QueryScope['query']> {
  if (Array.isArray(value)) for (const each of value) yield* subqueriesIn(each)
  if (!isNode(value)) return
  if (value.type === 'QUERY') yield value
  else yield* subqueriesIn(Object.values(value.fields))
}
