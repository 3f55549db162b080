import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** The file of a program in the folders of PATH; undefined if none has it. */
export async function findProgram(name: string, path = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of path.split(delimiter).filter((each) => each !== '')) {
    const file = join(folder, name)
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file
  }
  return undefined
}
