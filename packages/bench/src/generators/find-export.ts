/**
 * Finds the schema of a component among the exports of a generated module. Generators change case and punctuation, and
 * add a prefix or a suffix: `foo-bar` is `FooBar`, `zFooBar`, `fooBarSchema` or `FooBarSchema`.
 *
 * @returns undefined if there is none, or if two components have names that differ only in case and punctuation
 */
export function findExport<Schema>(
  exports: Readonly<Record<string, Schema>>,
  components: readonly string[],
): (component: string) => Schema | undefined {
  const schemas = Object.entries(exports).filter(([, value]) => isSchema(value))
  const byExactName = new Map(schemas)
  const byPlainName = Map.groupBy(schemas, ([name]) => plain(name))
  const owners = Map.groupBy(components, plain)
  return (component) => {
    const name = plain(component)
    if (owners.get(name)?.length !== 1) return byExactName.get(component)
    const found = [`z${name}`, `${name}schema`, name].flatMap((candidate) => byPlainName.get(candidate) ?? [])
    return found[0]?.[1]
  }
}

function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

function isSchema(value: unknown): boolean {
  return typeof (value as { safeParse?: unknown } | undefined)?.safeParse === 'function'
}
