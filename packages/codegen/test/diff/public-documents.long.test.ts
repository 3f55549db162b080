import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compareDocuments } from '../../src/diff/index.ts'
import { isObject, type Json } from '../../src/read/json.ts'
import { loadDocument } from '../../src/read/load-document.ts'

const examples = dirname(fileURLToPath(import.meta.resolve('@readme/oas-examples/package.json')))
const documents = ['3.0', '3.1'].flatMap((version) =>
  readdirSync(join(examples, version, 'json'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(version, 'json', file)),
)

test.each(documents)('%s is equal to itself with other texts', async (file) => {
  const { document } = await loadDocument(join(examples, file))
  expect(compareDocuments(document, document)).toEqual([])
  const described = compareDocuments(document, withTexts(document))
  expect(described.filter(({ impact }) => impact !== 'patch')).toEqual([])
})

/** Changes every description. A property may be named so too. */
function withTexts(value: Json): Json {
  if (Array.isArray(value)) return value.map(withTexts)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, each]): [string, Json] => [
    key,
    key === 'description' && typeof each === 'string' ? `${each} Changed.` : withTexts(each),
  ])
  return Object.fromEntries(entries)
}
