import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Lets every user read a directory and all that is in it, whatever the umask and the modes of the sources are. Scripts stay executable. */
export async function makeReadable(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
