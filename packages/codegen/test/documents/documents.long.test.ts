import { beforeAll, describe, expect, test } from 'vitest'
import { publicDocuments } from '../score/public-documents.ts'
import { type DocumentScore, scoreDocument } from '../score/score-document.ts'

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

  test('generate without changes', () => {
    expect(scores.filter(({ problems }) => problems !== undefined)).toEqual([])
  })

  test('leave out the listed operations, and no others', async () => {
    const rows = scores.flatMap(({ name, leftOut }) =>
      leftOut.map(({ operation, reason }) => `${name}: ${operation}\n  ${reason}\n`),
    )
    const total = scores.reduce((sum, { operations }) => sum + operations, 0)
    const summary = `${rows.length} of ${total} operations of ${scores.length} documents are left out.`
    const text = `${summary} \`vitest --update\` writes this file.\n\n${rows.join('')}`
    await expect(text).toMatchFileSnapshot('left-out-operations.txt')
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
