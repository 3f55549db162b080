import { DocumentError, generate, type LoadedDocument, loadDocument } from '../../src/index.ts'
import type { Json, JsonObject } from '../../src/read/json.ts'
import { ajvJudges, type Judge, zodJudges } from './document-judges.ts'
import { countOperations, findPlaces, type Place } from './find-places.ts'
import { writeToScratch } from './load-generated.ts'
import { mutate } from './mutate.ts'
import { seededRandom } from './random.ts'
import { referenceDocument } from './reference-document.ts'
import { sample } from './sample.ts'

/** A value that the two judges see differently. */
export interface Disagreement {
  readonly pointer: string
  /** `example`, `sample`, or what was done to one. */
  readonly what: string
  readonly value: Json
  readonly ajv: boolean
  readonly ours: boolean
}

/** How often the printed zod and Ajv agree on a document's examples and on mutations of them. */
export interface Agreement {
  readonly judged: number
  readonly agreed: number
  readonly disagreements: readonly Disagreement[]
  /** Places without a judge on one side: not compiled by Ajv, or not found in what was printed. */
  readonly unjudged: readonly string[]
}

/** How the generator did on one document. */
export interface DocumentScore {
  readonly name: string
  readonly openapi: string
  readonly operations: number
  /** Why the generator refuses it, or undefined. */
  readonly problems: readonly string[] | undefined
  /** Where the generator fails, or what it made does not work: a bug in any case. */
  readonly failure: string | undefined
  /** Undefined where it does not generate. */
  readonly agreement: Agreement | undefined
}

/** How many values are judged. The seed decides which mutations. */
export interface ScoreOptions {
  readonly seed?: number
  /** Of each example. */
  readonly mutations?: number
  /** Values of the whole document. */
  readonly limit?: number
}

/** Generates from a document as it is, and compares what was printed with Ajv. */
export async function scoreDocument(name: string, path: string, options: ScoreOptions = {}): Promise<DocumentScore> {
  const unknown = { name, openapi: '', operations: 0, problems: undefined, failure: undefined, agreement: undefined }
  let loaded: LoadedDocument
  try {
    loaded = await loadDocument(path)
  } catch (error) {
    return { ...unknown, failure: `reading: ${firstLine(error)}` }
  }
  const document = loaded.document as JsonObject
  const score = { ...unknown, openapi: String(document.openapi), operations: countOperations(document) }
  let files: Map<string, string>
  try {
    files = generate(loaded)
  } catch (error) {
    if (error instanceof DocumentError) return { ...score, problems: error.problems.map(({ message }) => message) }
    return { ...score, failure: `generating: ${firstLine(error)}` }
  }
  const generated = writeToScratch(files)
  try {
    return { ...score, agreement: compareJudges(document, await zodJudges(generated, document), options) }
  } catch (error) {
    return { ...score, failure: `importing: ${firstLine(error)}` }
  } finally {
    generated.remove()
  }
}

/** Whether a document generates as it is, and the result works. */
export function generates({ problems, failure }: DocumentScore): boolean {
  return problems === undefined && failure === undefined
}

function firstLine(error: unknown): string {
  return String((error as Error)?.message ?? error).split('\n', 1)[0]!
}

/** Judges values of every place by both. */
export function compareJudges(
  document: JsonObject,
  ours: (place: Place) => Judge | undefined,
  { seed = 1, mutations = 6, limit = 20_000 }: ScoreOptions = {},
): Agreement {
  const reference = referenceDocument(document)
  const theirs = ajvJudges(reference)
  const random = seededRandom(seed)
  const places = findPlaces(reference)
  const limitOfPlace = Math.max(1, Math.floor(limit / Math.max(1, places.length)))
  const [disagreements, unjudged]: [Disagreement[], string[]] = [[], []]
  let judged = 0
  for (const place of places) {
    const [our, their] = [ours(place), theirs(place)]
    if (our === undefined || their === undefined) {
      unjudged.push(`${place.pointer}: ${our === undefined ? 'not found in what was generated' : 'not taken by Ajv'}`)
      continue
    }
    const hasExample = place.examples.length > 0
    const bases = hasExample ? place.examples : [sample(reference, place.schema)]
    const values = bases.flatMap((value) => [
      { what: hasExample ? 'example' : 'sample', value },
      ...mutate(reference, place.schema, value, mutations, random),
    ])
    for (const { what, value } of values.slice(0, limitOfPlace)) {
      judged++
      const verdicts = { ajv: their(value), ours: our(value) }
      if (verdicts.ajv !== verdicts.ours) disagreements.push({ pointer: place.pointer, what, value, ...verdicts })
    }
  }
  return { judged, agreed: judged - disagreements.length, disagreements, unjudged }
}
