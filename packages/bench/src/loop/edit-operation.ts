import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const operation = 'spec/resources/labels/getLabel.yaml'
const summary = /^summary: .*$/m
let edits = 0

/** An operation that can be saved with a change, again and again. */
export interface EditableOperation {
  /** Saves it with another summary, which is valid. */
  saveValid(): Promise<void>
  /** Saves it with a field that OpenAPI does not have. */
  saveInvalid(): Promise<void>
}

/** @param repository the path of a copy, because the file stays changed */
export async function editOperation(repository: string): Promise<EditableOperation> {
  const path = join(repository, operation)
  const before = await readFile(path, 'utf8')
  if (!summary.test(before)) throw new Error(`${operation} has no summary to change`)
  const another = () => before.replace(summary, `summary: Get a label by its id, edit ${++edits}`)
  return {
    saveValid: () => writeFile(path, another()),
    saveInvalid: () => writeFile(path, `${another()}unknown_field: ${edits}\n`),
  }
}
