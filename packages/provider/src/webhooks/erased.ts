/** The marker that replaces an erased part of a stored webhook. The provider never sends it. */
export const erased = { erased: true } as const

export function isErased(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Object.keys(raw).length !== 1) return false
  return (raw as Readonly<Record<string, unknown>>).erased === true
}
