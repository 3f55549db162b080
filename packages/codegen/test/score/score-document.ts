import { sample } from '../../src/client/sample.ts'
import {
  compileDocument,
  DocumentError,
  type Generation,
  type LeftOut,
  type LoadedDocument,
  loadDocument,
} from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { countOperations, findScoredSchemas, type ScoredSchema } from './find-scored-schemas.ts'
import { ajvJudges, type Judge, zodJudges } from './judge.ts'
import { mutate } from './mutate.ts'
import { seededRandom } from './random.ts'
import { referenceDocument } from './reference-document.ts'
import { writeToScratch } from './write-to-scratch.ts'

/** A value on which the two judges disagree. */
export interface Disagreement {
  readonly pointer: string
  /** `example`, `sample`, or the name of the mutation. */
  readonly what: string
  readonly value: Json
  readonly ajv: boolean
  readonly ours: boolean
}

/** Agreement of the generated zod and Ajv on a document's examples and their mutations. */
export interface Agreement {
  readonly judged: number
  readonly agreed: number
  /** Examples in the document, and how many of them the generated zod accepts. Some are wrong. */
  readonly examples: number
  readonly accepted: number
  readonly disagreements: readonly Disagreement[]
  /** Locations without one of the judges: not compiled by Ajv, or missing in the generated files. */
  readonly unjudged: readonly string[]
}

/** The result of the generator for one document. */
export interface DocumentScore {
  readonly name: string
  readonly openapi: string
  readonly operations: number
  /** The problems for which the generator rejects the document. Otherwise undefined. */
  readonly problems: readonly string[] | undefined
  /** The operations that are left out, because they cannot be served. */
  readonly leftOut: readonly LeftOut[]
  /** Why the generator crashed or its output does not work. Always a bug. */
  readonly failure: string | undefined
  /** Undefined if the document does not generate as a whole. */
  readonly agreement: Agreement | undefined
}

/** Limits and seed of the mutations. */
export interface ScoreOptions {
  readonly seed?: number
  /** Mutations per example. */
  readonly mutations?: number
  /** Values of the whole document. */
  readonly limit?: number
}

/** Generates from an unmodified document and compares the output with Ajv. */
export async function scoreDocument(name: string, path: string, options: ScoreOptions = {}): Promise<DocumentScore> {
  const none = { problems: undefined, leftOut: [], failure: undefined, agreement: undefined }
  const unknown: DocumentScore = { name, openapi: '', operations: 0, ...none }
  let loaded: LoadedDocument
  try {
    loaded = await loadDocument(path)
  } catch (error) {
    return { ...unknown, failure: `reading: ${firstLine(error)}` }
  }
  const document = loaded.document as JsonObject
  const known = { ...unknown, openapi: String(document.openapi), operations: countOperations(document) }
  let generation: Generation
  try {
    generation = compileDocument(loaded)
  } catch (error) {
    if (error instanceof DocumentError) return { ...known, problems: error.problems.map(({ message }) => message) }
    return { ...known, failure: `generating: ${firstLine(error)}` }
  }
  const { files, leftOut } = generation
  const score = { ...known, leftOut }
  const generated = writeToScratch(files)
  try {
    const judges = await zodJudges(generated, document)
    return leftOut.length > 0 ? score : { ...score, agreement: compareJudges(document, judges, options) }
  } catch (error) {
    return { ...score, failure: `importing: ${firstLine(error)}` }
  } finally {
    generated.remove()
  }
}

/** Whether an unmodified document generates as a whole and the output works. */
export function generates({ problems, leftOut, failure }: DocumentScore): boolean {
  return problems === undefined && leftOut.length === 0 && failure === undefined
}

function firstLine(error: unknown): string {
  return String((error as Error)?.message ?? error).split('\n', 1)[0]!
}

/** Validates values of every location with both judges. */
export function compareJudges(
  document: JsonObject,
  ours: (scored: ScoredSchema) => Judge | undefined,
  { seed = 1, mutations = 6, limit = 20_000 }: ScoreOptions = {},
): Agreement {
  const reference = referenceDocument(document)
  const theirs = ajvJudges(reference)
  const random = seededRandom(seed)
  const scoredSchemas = findScoredSchemas(reference)
  const valuesPerSchema = Math.max(1, Math.floor(limit / Math.max(1, scoredSchemas.length)))
  const [disagreements, unjudged]: [Disagreement[], string[]] = [[], []]
  let [judged, examples, accepted] = [0, 0, 0]
  for (const scored of scoredSchemas) {
    const [our, their] = [ours(scored), theirs(scored)]
    if (our === undefined || their === undefined) {
      unjudged.push(`${scored.pointer}: ${our === undefined ? 'not found in the generated code' : 'rejected by Ajv'}`)
      continue
    }
    const hasExample = scored.examples.length > 0
    const bases = hasExample ? scored.examples : [sample(reference, scored.schema)]
    const values = bases.flatMap((value) => [
      { what: hasExample ? 'example' : 'sample', value },
      ...mutate(reference, scored.schema, value, mutations, random),
    ])
    for (const { what, value } of values.slice(0, valuesPerSchema)) {
      judged++
      const verdicts = { ajv: their(value), ours: our(value) }
      if (what === 'example') examples++
      if (what === 'example' && verdicts.ours) accepted++
      if (verdicts.ajv !== verdicts.ours) disagreements.push({ pointer: scored.pointer, what, value, ...verdicts })
    }
  }
  return { judged, agreed: judged - disagreements.length, examples, accepted, disagreements, unjudged }
}
