import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDocument } from '@channel/codegen'
import {
  type DocumentFile,
  documentOfGroup,
  type JsonObject,
  selectGroups,
  suiteDirectory,
  wireDocument,
} from '@channel/codegen/score'
import { commonDocument } from './requests.ts'

/** A document to generate from, as a file, and what is compared. */
export type Task =
  | { readonly kind: 'group'; readonly input: string; readonly tests: readonly GroupTest[] }
  | { readonly kind: 'requests'; readonly input: string }
  | { readonly kind: 'document'; readonly input: string; readonly name: string }

/** A value of the JSON Schema tests and whether it is valid. */
export interface GroupTest {
  readonly data: unknown
  readonly valid: boolean
}

/** Writes documents into a directory: one for each group of the JSON Schema tests, one for requests, the public ones as JSON. */
export async function writeTasks(directory: string, documents: readonly DocumentFile[]): Promise<Task[]> {
  await mkdir(directory, { recursive: true })
  const tasks: Task[] = []
  const write = async (document: unknown) => {
    const input = join(directory, `${tasks.length}.json`)
    await writeFile(input, JSON.stringify(document))
    return input
  }
  for (const { schema, tests } of selectGroups(suiteDirectory)) {
    const input = await write(documentOfGroup(schema))
    tasks.push({ kind: 'group', input, tests: tests.map(({ data, valid }) => ({ data, valid })) })
  }
  const requests = commonDocument((await loadDocument(wireDocument)).document as JsonObject)
  tasks.push({ kind: 'requests', input: await write(requests) })
  for (const { name, path } of documents) {
    tasks.push({ kind: 'document', input: await write((await loadDocument(path)).document), name })
  }
  return tasks
}
