import { beforeAll, describe, expect, test } from 'vitest'
import { publicDocuments } from '../score/public-documents.ts'
import { type DocumentScore, generates, scoreDocument } from '../score/score-document.ts'

/** Min number of public documents that generate. Raise it as more do. */
const generateAtLeast = 61

describe('public documents', () => {
  const scores: DocumentScore[] = []
  beforeAll(async () => {
    // A tenth of the bench's values is enough to find general errors.
    for (const { name, path } of publicDocuments()) scores.push(await scoreDocument(name, path, { limit: 1000 }))
  })

  test('have the expected number', () => {
    expect(scores).toHaveLength(63)
    expect(scores.filter(({ operations }) => operations > 0).length).toBeGreaterThan(55)
  })

  test(`generate without changes: ${generateAtLeast} or more`, () => {
    expect(scores.filter(generates).length).toBeGreaterThanOrEqual(generateAtLeast)
  })

  test('that are refused are listed, and no others', async () => {
    const refused = scores.filter((score) => !generates(score))
    const lines = refused.map(({ name, openapi, operations, problems = [] }) => {
      const counts = [...Map.groupBy(problems, (message) => message)]
      const reasons = counts.map(
        ([message, same]) => `  ${message}${same.length > 1 ? ` (${same.length} times)` : ''}\n`,
      )
      return `${name}: OpenAPI ${openapi}, ${operations} operations\n${reasons.join('')}`
    })
    const summary = `${scores.length - refused.length} of ${scores.length} documents generate as they are.`
    const text = `${summary} \`vitest --update\` writes this file.\n\n${lines.join('')}`
    await expect(text).toMatchFileSnapshot('refused-documents.txt')
  })

  test('are validated like Ajv if they generate', () => {
    const differing = scores.filter(({ agreement }) => agreement !== undefined && agreement.agreed < agreement.judged)
    expect(differing.map(({ name, agreement }) => ({ name, first: agreement?.disagreements.slice(0, 3) }))).toEqual([])
  })

  test('have no schema that cannot be compared if they generate', () => {
    expect(
      scores.flatMap(({ name, agreement }) => agreement?.unjudged.map((pointer) => `${name}: ${pointer}`) ?? []),
    ).toEqual([
      // Its references are relative to the document, although it has an `$id`.
      'galaxy: /paths/~1planets/get/responses/200/content/application~1json/schema: rejected by Ajv',
    ])
  })

  test('are rejected with problems: the generator does not crash or print files that cannot be imported', () => {
    expect(scores.filter(({ failure }) => failure !== undefined)).toEqual([])
  })
})
