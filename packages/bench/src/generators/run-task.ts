import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareJudges, type JsonObject, type Judge, type ScoredSchema, subject } from '@channel/codegen/score'
import type { Adapter } from './adapter.ts'
import { findExport } from './find-export.ts'
import { countDecoded } from './requests.ts'
import type { GroupTest, Task } from './write-tasks.ts'

/** The outcome of a task. */
export type Outcome =
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'group'; readonly right: number }
  /** Null if the generator makes no servers. */
  | { readonly kind: 'requests'; readonly right: number | null }
  | { readonly kind: 'document'; readonly judged: number; readonly agreed: number; readonly missing: number }

interface Schema {
  safeParse(value: unknown): { readonly success: boolean }
}

/** Of each example; more than for this generator alone, because bodies are not compared. */
const mutations = 20

/** Generates, imports the result, and compares its verdicts. Never rejects: a failure is an outcome. */
export async function runTask(adapter: Adapter, task: Task, output: string): Promise<Outcome> {
  let doing = 'generating'
  try {
    if (task.kind === 'requests') {
      const { serve } = adapter
      return {
        kind: 'requests',
        right: serve ? await countDecoded((around) => serve(task.input, output, around)) : null,
      }
    }
    await adapter.generate(task.input, output)
    doing = 'importing'
    const path = join(output, adapter.entry)
    // Some generators write no module for a document without schemas.
    const exports: Record<string, Schema> = existsSync(path) ? await import(path) : {}
    doing = 'judging'
    if (task.kind === 'group') {
      const schema = findExport(exports, [subject])(subject)
      if (schema === undefined) return { kind: 'failed', reason: 'generating: no schema' }
      return { kind: 'group', right: rightVerdicts(judgeOf(schema), task.tests) }
    }
    return agreement(JSON.parse(await readFile(task.input, 'utf8')), exports)
  } catch (error) {
    return { kind: 'failed', reason: `${doing}: ${firstLine(error)}` }
  }
}

/** The number of tests with the right verdict. A test whose value makes the judge throw is wrong. */
export function rightVerdicts(judge: (value: never) => unknown, tests: readonly GroupTest[]): number {
  return tests.filter(({ data, valid }) => judge(data as never) === valid).length
}

/** A schema that throws judges nothing: `undefined` is neither verdict. */
function judgeOf(schema: Schema): (value: unknown) => boolean | undefined {
  return (value) => {
    try {
      return schema.safeParse(value).success
    } catch {
      return undefined
    }
  }
}

/** Compares the component schemas with Ajv. Bodies are left out, because generators do not name them alike. */
function agreement(document: JsonObject, exports: Readonly<Record<string, Schema>>): Outcome {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: JsonObject }
  const find = findExport(exports, Object.keys(schemas))
  let missing = 0
  const judgeFor = ({ at }: ScoredSchema): Judge | undefined => {
    if (at.kind !== 'component') return undefined
    const schema = find(at.name)
    if (schema === undefined) missing++
    return schema && (judgeOf(schema) as Judge)
  }
  const { judged, agreed } = compareJudges(document, judgeFor, { mutations })
  return { kind: 'document', judged, agreed, missing }
}

function firstLine(error: unknown): string {
  return String((error as Error | undefined)?.message ?? error).split('\n', 1)[0]!
}
