/** The part of Redocly's rule interface that the rules here use; its package brings no types. */
export interface Location {
  source: { absoluteRef: string }
  pointer: string
  child(keys: (string | number)[]): Location
}

export interface Context {
  report(problem: { message: string; location?: Location }): void
  /** Follows a `$ref`, relative to `from` (a file, default the current one). */
  resolve(node: unknown, from?: string): { node: unknown; location?: Location | undefined }
  location: Location
  rawLocation: Location
  rawNode: unknown
  key: string | number
  type: { name: string }
}

/** A node of the document: any YAML value. */
export type Node = Record<string, unknown>

export type Enter = (node: Node, context: Context) => void
export type Visitor = Record<string, Enter | { enter?: Enter; leave?: Enter }>
export type Rule = () => Visitor
