const names = /^[a-z][a-z0-9_]{0,62}$/

const registry = new Map<string, Statement>()
const families: (() => void)[] = []

/** One SQL statement with the name under which each connection prepares it once. Made by {@link statement} only. */
export interface Statement {
  readonly name: string
  readonly text: string
  /** Planned for its values at every use, rather than prepared once. */
  readonly planEachTime: boolean
}

/** How a statement is run. */
export interface StatementOptions {
  /**
   * For a statement whose best plan depends on its values (a search for parts of words: by index when few rows match, in
   * list order when many do). It is then planned anew at every use, which costs some tenths of a millisecond.
   */
  readonly planEachTime?: boolean
}

/**
 * Registers a prepared statement, at module level, beside the verb that runs it.
 *
 * @param name unique in the process, snake_case, at most 63 characters (the verb's name is a good one)
 * @param text one SQL statement with `$1`, `$2`… for its values
 * @throws Error when the name is malformed, or taken by another text: a connection would run the wrong one
 */
export function statement(name: string, text: string, options: StatementOptions = {}): Statement {
  if (!names.test(name)) {
    throw new Error(`statement '${name}': a name is 1 to 63 characters of a-z, 0-9 and _, beginning with a letter`)
  }
  const registered = registry.get(name)
  if (registered === undefined) {
    const made: Statement = Object.freeze({ name, text, planEachTime: options.planEachTime ?? false })
    registry.set(name, made)
    return made
  }
  if (registered.text !== text) throw new Error(`statement '${name}' is registered twice with different texts`)
  return registered
}

/**
 * For statements that are registered at their first use, as there are too many to register at module level.
 *
 * @param registerAll registers every one of them, so that checks see all that can run
 */
export function statementFamily(registerAll: () => void): void {
  families.push(registerAll)
}

/** Every statement of the imported modules, those of families too, ordered by name. */
export function registeredStatements(): readonly Statement[] {
  for (const registerAll of families) registerAll()
  return [...registry.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
