import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { compareDocuments } from '../../src/diff/index.ts'
import { isObject, type Json } from '../../src/read/json.ts'
import { loadDocument } from '../../src/read/load-document.ts'
import { type Kind, mapChildren } from '../../src/read/map-children.ts'

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

test.each(documents)('%s is equal to itself written in another way', async (file) => {
  const { document } = await loadDocument(join(examples, file))
  // References to parts of schemas would no longer have a target.
  if (JSON.stringify(document).includes('"$ref":"#/paths/')) return
  const rewritten = inAnotherWay(document, 'document')
  const changes = [...compareDocuments(document, rewritten), ...compareDocuments(rewritten, document)]
  expect(changes.filter(({ impact }) => impact !== 'patch')).toEqual([])
})

/** Wraps every schema, changes the order of lists, and adds keywords without effect. */
function inAnotherWay(value: Json, kind: Kind): Json {
  if (!isObject(value)) return value
  const inside = mapChildren(kind, value, [], inAnotherWay)
  if (kind !== 'schema' || '$ref' in inside) return inside
  const own = Object.fromEntries(
    Object.entries(inside).map(([key, each]): [string, Json] => [
      key,
      isUnordered.has(key) && Array.isArray(each) ? each.toReversed() : each,
    ]),
  )
  const added = { required: [], additionalProperties: {}, minLength: 0, minItems: 0, 'x-added': 1 }
  return { allOf: [{ oneOf: [own] }, added] }
}

const isUnordered = new Set(['enum', 'required', 'anyOf', 'oneOf'])

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
