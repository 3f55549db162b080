/** For verbs whose statements change as many rows as an object has, which can exceed the default statement timeout. */
export const longStatementMs = 30_000
