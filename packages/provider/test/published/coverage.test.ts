import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it, test } from 'vitest'
import { z } from 'zod'
import { codesWithMeaning, meaningOf } from '../../src/meaning-of-error.ts'
import { coverage } from '../../src/published/coverage.ts'
import type { Covered, CoveredKind } from '../../src/published/rows.ts'
import { readers } from '../../src/webhooks/parse-webhook.ts'
import { attributeShapes, contentShapes } from '../../src/webhooks/payload-parts.ts'
import { contentReaders, envelope } from '../../src/webhooks/read-message.ts'
import {
  statusConversation,
  statusError,
  statusPricing,
  statusShape,
  systemTypes,
} from '../../src/webhooks/read-number-change.ts'
import { type DocumentNames, leafNames, namesInDocument } from './names-in-document.ts'

const namesFile = fileURLToPath(new URL('document-names.txt', import.meta.url))
const page = fileURLToPath(new URL('../../../../docs/provider-coverage.md', import.meta.url))

// PROVIDER_DOCUMENT is a file with a version of the document. With --update, its names are committed.
const documentFile = process.env.PROVIDER_DOCUMENT
const { version, names } =
  documentFile === undefined
    ? committedNames(readFileSync(namesFile, 'utf8'))
    : namesInDocument(readFileSync(documentFile, 'utf8'))

function committedNames(text: string): DocumentNames {
  const [first = '', ...names] = text.trim().split('\n')
  return { version: first, names }
}

it.runIf(documentFile !== undefined)('document-names.txt has the names of PROVIDER_DOCUMENT', async () => {
  await expect(`${[version, ...names].join('\n')}\n`).toMatchFileSnapshot(namesFile)
})

it('each name of the document has a row, and no other is said to be from there', () => {
  const rows = coverage.filter(({ source }) => source === 'document')
  expect(rows.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual(names)
})

const kinds: Readonly<Record<CoveredKind, string>> = {
  field: 'Fields of webhooks',
  message_type: 'Types of messages',
  message_attribute: 'Attributes of messages',
  interactive_type: 'Types of interactive messages',
  system_type: 'Types of system messages',
  status: 'Statuses of messages',
  status_attribute: 'Attributes of statuses',
  account_event: 'Events of the field account_update',
  error_code: 'Codes of errors',
}
const rowsOf = (kind: CoveredKind) => coverage.filter((row) => row.kind === kind)

it('no name has two rows, and each row that is not handled has a reason', () => {
  const rows = coverage.map(({ kind, name }) => `${kind} ${name}`)
  expect(rows.filter((row, index) => rows.indexOf(row) < index)).toEqual([])
  const wrong = coverage.filter(({ status, reason }) => (status === 'handled') !== (reason === ''))
  expect(wrong).toEqual([])
})

const statuses = z.object({
  ...statusShape.shape,
  pricing: statusPricing,
  conversation: statusConversation,
  errors: z.array(statusError),
})
const schemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })

const attributes = Object.keys(attributeShapes).flatMap((name) =>
  name === 'context' ? Object.keys(attributeShapes.context.shape).map((part) => `context.${part}`) : [name],
)

test.each<[CoveredKind, readonly string[]]>([
  ['field', Object.keys(readers)],
  ['message_type', [...new Set([...Object.keys(contentReaders), ...Object.keys(contentShapes), 'system'])]],
  ['message_attribute', [...leafNames(schemaOf(envelope)), ...attributes]],
  ['interactive_type', Object.keys(contentShapes.interactive.shape).filter((name) => name !== 'type')],
  ['system_type', [...systemTypes]],
  ['status', statusShape.shape.status.options],
  ['status_attribute', leafNames(schemaOf(statuses))],
  ['error_code', codesWithMeaning().map(String)],
])('each %s is handled if the code reads it, and only then', (kind, read) => {
  const handled = rowsOf(kind).filter(({ status }) => status === 'handled')
  const all = new Set(handled.flatMap(({ name }) => (name === '200-299' ? numbers(200, 299) : [name])))
  expect([...all].toSorted()).toEqual(read.toSorted())
})

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

it('docs/provider-coverage.md shows the table', async () => {
  const text = readFileSync(page, 'utf8')
  const between = /(<!-- coverage:[^\n]*\n)[\s\S]*?(<!-- end of coverage -->)/
  expect(text).toMatch(between)
  const current = text.replace(between, (_all, begin: string, end: string) => `${begin}\n${tables()}\n\n${end}`)
  await expect(current).toMatchFileSnapshot(page)
})

function tables(): string {
  const sections = Object.entries(kinds).map(([kind, title]) => {
    const rows = rowsOf(kind as CoveredKind).map((row) => [`\`${row.name}\``, row.what, row.status, noteOf(row)])
    const head = [
      'name',
      'what it means',
      'status',
      kind === 'error_code' ? '`error.code` of a message, or reason' : 'reason',
    ]
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
    return [`## ${title}`, '', ...lines].join('\n')
  })
  return [`The document is of version ${version}.`, ...sections].join('\n\n')
}

function noteOf({ kind, name, status, reason }: Covered): string {
  return kind === 'error_code' && status === 'handled' ? `\`${meaningOf(Number.parseInt(name, 10)).code}\`` : reason
}
