/** For verbs whose statements change all rows of an object, which can exceed the default statement timeout. */
export const longStatementMs = 30_000
