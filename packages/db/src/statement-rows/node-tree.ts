/** A node of a parsed query, as PostgreSQL writes it: `{VAR :varno 1 :varattno 2}`. */
export interface TreeNode {
  readonly type: string
  readonly fields: Readonly<Record<string, TreeValue>>
}

/** `<>` is parsed as null. A field with several parts is a list. */
export type TreeValue = string | null | TreeNode | readonly TreeValue[]

/** Parses the text form of a `pg_node_tree`. */
export function parseNodeTree(text: string): TreeValue {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}()[\]]|(?:\\.|[^\s{}()"[\]])+/gs) ?? []
  let next = 0

  function value(): TreeValue {
    const token = tokens[next++] ?? ''
    if (token === '{') return node()
    if (token === '(') return list(')')
    if (token === '[') return list(']')
    return token === '<>' ? null : token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1')
  }

  function list(end: string): TreeValue[] {
    const values: TreeValue[] = []
    while (tokens[next] !== end) values.push(value())
    next++
    return values
  }

  function node(): TreeNode {
    const type = tokens[next++] ?? ''
    const fields: Record<string, TreeValue> = {}
    while (tokens[next] !== '}') {
      const name = (tokens[next++] ?? '').slice(1)
      const parts: TreeValue[] = []
      while (tokens[next] !== '}' && !tokens[next]?.startsWith(':')) parts.push(value())
      fields[name] = parts.length > 1 ? parts : (parts[0] ?? null)
    }
    next++
    return { type, fields }
  }

  return value()
}

export function isNode(value: TreeValue | undefined): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The nodes of a list; empty for null. */
export function nodesOf(value: TreeValue | undefined): TreeNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** Asserts that a value is a node. @throws Error if it is not */
export function nodeOf(value: TreeValue | undefined): TreeNode {
  if (!isNode(value)) throw new Error(`not a node of a query: ${JSON.stringify(value)}`)
  return value
}

/** The members of a set of numbers, such as `(b 1 3)`. */
export function membersOf(value: TreeValue | undefined): string[] {
  return Array.isArray(value) ? value.slice(1).map(String) : []
}

/** All nodes of a value, in their order, including those within nodes. */
export function* nodesWithin(value: TreeValue | undefined): Generator<TreeNode> {
  if (Array.isArray(value)) for (const each of value) yield* nodesWithin(each)
  if (!isNode(value)) return
  yield value
  for (const each of Object.values(value.fields)) yield* nodesWithin(each)
}
