import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { DocumentError, generate } from '../../src/index.ts'
import type { Json } from '../../src/read/json.ts'
import { documentOfGroup, subject } from './document-of-group.ts'
import type { SelectedGroup } from './select-groups.ts'
import { writeToScratch } from './write-to-scratch.ts'

/** The result of the generator for one group. */
export interface GroupScore {
  readonly file: string
  readonly description: string
  readonly tests: number
  /** Number of tests that the generated zod passes, both interpreted and compiled. */
  readonly right: number
  /** The problems if the generator rejects the schema. All tests of the group then count as refused. */
  readonly refusal: readonly string[] | undefined
  /** The failed tests, or why the schema could not be tested. */
  readonly wrong: readonly string[]
  /** Number of tests that Ajv passes. */
  readonly ajvRight: number
}

type Judge = (value: unknown) => boolean

/** Generates the schema of a group, and runs its tests with the generated zod and with Ajv. */
export async function scoreGroup(group: SelectedGroup): Promise<GroupScore> {
  const { file, description, tests } = group
  const score = { file, description, tests: tests.length, ajvRight: tests.length - failures(group, ajvJudge).length }
  let files: Map<string, string>
  try {
    files = generate(documentOfGroup(group.schema), { strict: true })
  } catch (error) {
    if (error instanceof DocumentError) {
      return { ...score, right: 0, wrong: [], refusal: error.problems.map(({ message }) => message) }
    }
    return { ...score, right: 0, refusal: undefined, wrong: [`generating: ${firstLine(error)}`] }
  }
  const generated = writeToScratch(files)
  try {
    const schema = (await generated.load('schemas.js'))[subject] as z.ZodType
    const plain: Judge = (value) => schema.safeParse(value).success
    const compiled = z.compile(schema)
    const wrong = new Set([
      ...failures(group, () => plain),
      ...failures(group, () => (value) => compiled.safeParse(value).success),
    ])
    return { ...score, right: tests.length - wrong.size, refusal: undefined, wrong: [...wrong] }
  } catch (error) {
    return { ...score, right: 0, refusal: undefined, wrong: [`importing: ${firstLine(error)}`] }
  } finally {
    generated.remove()
  }
}

function ajvJudge(schema: Json): Judge {
  const validate = new Ajv2020({ strict: false, logger: false, code: { optimize: false } }).compile(
    schema as object | boolean,
  )
  return (value) => validate(value) === true
}

/** The tests of a group that a judge fails. Returns all tests if there is no judge. */
function failures({ schema, tests }: SelectedGroup, judgeOf: (schema: Json) => Judge): string[] {
  let judge: Judge
  try {
    judge = judgeOf(schema)
  } catch {
    return tests.map(({ description }) => description)
  }
  const judges = (value: Json) => {
    try {
      return judge(value)
    } catch {
      return undefined
    }
  }
  return tests.filter(({ data, valid }) => judges(data) !== valid).map(({ description }) => description)
}

function firstLine(error: unknown): string {
  return String((error as Error)?.message ?? error).split('\n', 1)[0]!
}
