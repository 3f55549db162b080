import type { Document, Node, Pair } from 'yaml'
import { keysOfPointer } from './pointer.ts'
import { yaml, yamlOptions } from './yaml.ts'

/** The offset of each pointer in a YAML text, at its key if it has one. Falls back to the closest enclosing part. */
export function yamlOffsets(text: string, pointers: Iterable<string>): Map<string, number> {
  const document = yaml().parseDocument(text, yamlOptions)
  return new Map([...pointers].map((pointer) => [pointer, offsetOf(pointer, document)]))
}

function offsetOf(pointer: string, document: Document.Parsed): number {
  const { isAlias, isMap, isSeq } = yaml()
  let offset = document.contents?.range?.[0] ?? 0
  let node: unknown = document.contents
  for (const key of keysOfPointer(pointer)) {
    if (isAlias(node)) node = node.resolve(document)
    let next: unknown
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item) === key)
      if (pair === undefined) break
      offset = startOf(pair.key) ?? offset
      next = pair.value
    } else if (isSeq(node)) {
      next = node.items[Number(key)]
      if (next === undefined) break
      offset = startOf(next) ?? offset
    } else break
    node = next
  }
  return offset
}

function keyOf({ key }: Pair): string {
  return String(yaml().isScalar(key) ? key.value : key)
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0]
}
