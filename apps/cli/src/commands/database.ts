import { setAsideEmbeddedDatabase } from '@channel/db'
import { isSet } from '@channel/settings'
import { dataDirectory } from '../data-directory.ts'
import { Failure } from '../output/failure.ts'
import { printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

const setAside = operatorCommand(
  'set-aside',
  'rename the data directory of the embedded database, so that the next start creates an empty one',
  ['database set-aside'],
).action(async ({ json }) => {
  if (isSet(process.env, 'DATABASE_URL')) {
    throw new Failure(
      'Only the embedded database can be set aside, but DATABASE_URL is set: use an empty database there.',
    )
  }
  const data_directory = dataDirectory(process.env)
  const kept_in = await setAsideEmbeddedDatabase({ dataDir: data_directory })
  if (kept_in === undefined) throw new Failure(`There is no embedded database in ${data_directory}.`)
  printOne({ data_directory, kept_in }, json)
  if (!json) console.log('\nTo use it again, set CHANNEL_DATA_DIR to where it is kept.')
})

export const verbs = [setAside]
