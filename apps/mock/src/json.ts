export type Json = Record<string, unknown>

/** Resolves a reference of the document. */
export type Follow = (value: unknown) => Json

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
