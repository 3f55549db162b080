import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The file of a program in the folders of PATH; undefined if none has it. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => each !== '')
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
