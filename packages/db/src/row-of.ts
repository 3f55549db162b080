/**
 * The row types of statements by name. A package that registers statements extends it with the output of `generate:rows`:
 * `declare module '@channel/db'`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add to it
export interface StatementRows {}

/** The row type of a statement; `never` if unknown, so that the query must declare it. */
export type RowOf<Name extends string> = Name extends keyof StatementRows ? StatementRows[Name] : never
