import type { RowOf } from './row-of.ts'

const names = /^[a-z][a-z0-9_]{0,62}$/

const registry = new Map<string, Statement>()
const families: (() => void)[] = []

declare const rowType: unique symbol

/**
 * One SQL statement with the name under which each connection prepares it once. Created only by {@link statement}.
 */
export interface Statement<Row = unknown> {
  /** Only for the compiler: the type of its rows. */
  readonly [rowType]?: Row
  readonly name: string
  readonly text: string
  /** Whether it is planned for its values at every use, instead of prepared once. */
  readonly planEachTime: boolean
  /** The family of statements that share its row type, if any. */
  readonly family: string | undefined
}

/** Options of a statement. */
export interface StatementOptions {
  /**
   * For a statement whose best plan depends on its values. For example, a substring search uses an index if few
   * rows match, and list order if many do. Planning at every use costs some tenths of a millisecond.
   */
  readonly planEachTime?: boolean
  /** The name of its {@link statementFamily}, under which its row type is generated. */
  readonly family?: string
}

/**
 * Registers a prepared statement, at module level, next to the verb that runs it.
 *
 * @param name unique in the process, snake_case, max 63 characters (for example the verb's name)
 * @param text one SQL statement with `$1`, `$2`… for its values
 * @throws Error if the name is malformed or another text has it: a connection would run the wrong one
 */
export function statement<const Name extends string>(
  name: Name,
  text: string,
  options: StatementOptions = {},
): Statement<RowOf<Name>> {
  if (!names.test(name)) {
    throw new Error(`statement '${name}': a name is 1 to 63 characters of a-z, 0-9 and _, beginning with a letter`)
  }
  const registered = registry.get(name)
  if (registered === undefined) {
    const { planEachTime = false, family } = options
    const created: Statement<RowOf<Name>> = Object.freeze({ name, text, planEachTime, family })
    registry.set(name, created)
    return created
  }
  if (registered.text !== text) throw new Error(`statement '${name}' is registered twice with different texts`)
  return registered as Statement<RowOf<Name>>
}

/**
 * For statements that are registered at their first use, as there are too many to register at module level.
 *
 * @param registerAll registers every one of them, so that checks see all that can run
 */
export function statementFamily(registerAll: () => void): void {
  families.push(registerAll)
}

/** All statements of the modules that were imported so far, including those of families, ordered by name. */
export function registeredStatements(): readonly Statement[] {
  for (const registerAll of families) registerAll()
  return [...registry.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
