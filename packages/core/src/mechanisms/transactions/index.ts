export { gathered, rowsOfEach } from './gathered.ts'
export { longStatementMs } from './long-statements.ts'
export { rerunDeadlocked } from './rerun-deadlocked.ts'
export { rerunTransaction } from './rerun-transaction.ts'
