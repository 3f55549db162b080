/** What stands in a stored webhook in place of something that was erased. The provider sends nothing like it. */
export const erased = { erased: true } as const

export function isErased(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Object.keys(raw).length !== 1) return false
  return (raw as Readonly<Record<string, unknown>>).erased === true
}
