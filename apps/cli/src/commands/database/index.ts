import { nounCommand } from '../noun-command.ts'
import { setAsideDatabaseCommand } from './set-aside-database.ts'

export const databaseCommand = nounCommand('database', 'set the embedded database aside', [setAsideDatabaseCommand])
