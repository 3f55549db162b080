import { argumentOf, configKeys } from '../src/command/document-options.ts'
import { refusedFields } from '../src/read/check-fields.ts'
import { annotationKeywords, generalKeywords, keywordsOfType, refusedKeywords } from '../src/read/keywords-of-type.ts'
import { fieldsOf } from '../src/read/map-children.ts'
import { problemTable } from '../src/read/problem-table.ts'
import { numberFormats, stringFormats } from '../src/runtime/zod/string-formats.ts'

/** A part of Markdown as a cell of a table: details in `{…}` are shown as they are. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('`', "'")
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function codes(names: Iterable<string>): string {
  return [...names].map((name) => `\`${name}\``).join(' ')
}

/** The options of a document, from `document-options.ts`, which `--help` shows too. */
export function optionsTable(): string {
  const rows = [...configKeys].map(([key, { type, value, help }]) => {
    const argument = key === 'document' ? value : `--${argumentOf(key)} ${value ?? ''}`.trim()
    const types = {
      text: 'a text',
      path: 'a path',
      texts: 'texts',
      paths: 'paths',
      flag: 'a flag',
      formats: 'an object',
    }
    return [`\`${key}\``, `\`${argument}\``, types[type], cell(help || 'the document').replace('; may be repeated', '')]
  })
  return table(['in the config file', 'on the command line', '', ''], rows)
}

/** Every problem, from `problem-table.ts`. */
export function problemsTable(): string {
  const rows = Object.entries(problemTable).map(([code, { level, message, advice }]) => [
    `\`${code}\``,
    level,
    cell(message),
    cell(advice),
  ])
  return table(['code', 'level', 'what is wrong', 'what to write instead'], rows)
}

/** The keywords and formats of schemas, from `keywords.ts` and `string-formats.js`. */
export function keywordsTable(): string {
  const ofTypes = Object.entries(keywordsOfType).filter(([, keywords]) => keywords.size > 0)
  return table(
    ['schemas', 'keywords'],
    [
      ['of any type', codes(generalKeywords)],
      ...ofTypes.map(([type, keywords]) => [`of type \`${type}\``, codes(keywords)]),
      ['formats of strings', codes(Object.keys(stringFormats))],
      ['formats of numbers', codes(Object.keys(numberFormats))],
      ['without effect on what fits', codes(annotationKeywords)],
      ['refused', codes(refusedKeywords)],
    ],
  )
}

const kinds = [
  'document',
  'components',
  'pathItem',
  'operation',
  'parameter',
  'requestBody',
  'mediaType',
  'encoding',
  'response',
  'header',
  'securityScheme',
] as const

/** The fields of OpenAPI objects, from `check-fields.ts` and `map-children.ts`. */
export function fieldsTable(): string {
  const rows = kinds.map((kind) => {
    const refused = refusedFields[kind] ?? []
    const fields = fieldsOf(kind).filter((field) => field !== '$ref')
    const isRefused = (field: string) => refused.includes(field)
    return [kind, codes(fields.filter((field) => !isRefused(field))), codes(fields.filter(isRefused))]
  })
  return table(['object', 'supported', 'refused'], rows)
}
