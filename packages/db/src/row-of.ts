/**
 * The row of each statement, by its name. A package that registers statements adds to it what `generate:rows` finds, by
 * `declare module '@channel/db'`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add to it
export interface StatementRows {}

/** The row of a statement; never for one whose row is not known, so that its query has to name it. */
export type RowOf<Name extends string> = Name extends keyof StatementRows ? StatementRows[Name] : never
