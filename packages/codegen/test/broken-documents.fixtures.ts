import { expect } from 'vitest'
import { compileDocument, DocumentError } from '../src/index.ts'
import type { Json, JsonObject } from '../src/read/json.ts'
import { libraryDocument } from './library-document.ts'
import { type Random, seededRandom } from './score/random.ts'

const junk: readonly Json[] = [
  null,
  true,
  0,
  '',
  'a/b',
  '#/components/schemas/Nope',
  [],
  {},
  [null],
  [[]],
  { $ref: 1 },
  { $ref: '#/components' },
  { allOf: null },
]

/** Replaces, removes or renames a random value. @returns a description for failure messages */
function breakSomewhere(document: JsonObject, random: Random): string {
  const locations: { parent: JsonObject; key: string; pointer: string }[] = []
  const walk = (value: Json, pointer: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      locations.push({ parent: value as JsonObject, key, pointer: `${pointer}/${key}` })
      walk(inner, `${pointer}/${key}`)
    }
  }
  walk(document, '')
  const { parent, key, pointer } = random.pick(locations)
  const [value, way] = [random.pick(junk), random.below(10)]
  if (way < 7 || Array.isArray(parent)) parent[key] = value
  else {
    if (way < 9) parent[`${key}~/ é`] = parent[key]!
    delete parent[key]
  }
  return `${pointer}: ${way < 7 ? JSON.stringify(value) : way}`
}

export async function breakDocuments(seed: number, times: number): Promise<void> {
  const random = seededRandom(seed)
  for (let count = 0; count < times; count++) {
    const document = await libraryDocument()
    const broken = breakSomewhere(document, random)
    for (const strict of [false, true]) {
      let failure: unknown
      try {
        compileDocument(document, { strict })
      } catch (error) {
        failure = error
      }
      expect(failure === undefined || failure instanceof DocumentError, `${broken}\n${String(failure)}`).toBe(true)
    }
  }
}
