import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '@channel/core/mechanisms/log'

const isSource = import.meta.url.endsWith('.ts')
const builtPage = fileURLToPath(new URL(isSource ? '../../../../../dist/dashboard' : '../dashboard', import.meta.url))

/**
 * Finds the directory of the built web page, in this repository or beside a bundled app. Undefined if it is not built, or if this
 * user may not read it; the log says which.
 */
export function findPageDirectory(log: Log, directory = builtPage): string | undefined {
  try {
    accessSync(join(directory, 'index.html'), constants.R_OK)
    return directory
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') log.debug('The web page is not built, so / leads to /docs. `npm run -s build` builds it.')
    else
      log.error(
        { reason: message },
        'The web page cannot be read, so / leads to /docs. Let this user read its directory.',
      )
    return undefined
  }
}
