import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const operation = 'spec/resources/labels/getLabel.yaml'
const description = /^ {2}Returns one label\.$/m
let edits = 0

/** An operation that can be saved with a change, again and again. */
export interface EditableOperation {
  /** Saves it with another description, which is valid. */
  saveValid(): Promise<void>
  /** Saves it with a field that OpenAPI does not have. */
  saveInvalid(): Promise<void>
}

/** @param repository the path of a copy, because the file stays changed */
export async function editOperation(repository: string): Promise<EditableOperation> {
  const path = join(repository, operation)
  const before = await readFile(path, 'utf8')
  if (!description.test(before)) throw new Error(`${operation} does not have the expected description`)
  const another = () => before.replace(description, `  Returns one label by its id, edit ${++edits}.`)
  return {
    saveValid: () => writeFile(path, another()),
    saveInvalid: () => writeFile(path, `${another()}unknown_field: ${edits}\n`),
  }
}
