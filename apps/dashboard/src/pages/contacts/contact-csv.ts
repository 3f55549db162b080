import type { components } from '@channel/client'
import Papa from 'papaparse'

export type Contact = components['schemas']['Contact']

/** The columns of an export; an import needs the first, and may have the next two. */
const csvColumns = ['phone_number', 'name', 'email', 'username', 'labels', 'metadata', 'created_at'] as const

/** A row of an imported file. */
export interface ImportedRow {
  /** The line in the file; the header is the first. */
  readonly line: number
  readonly phone_number: string
  readonly name?: string
  readonly email?: string
}

/** The contacts of a file, or the reason why it cannot be imported. */
export interface ParsedCsv {
  readonly rows: readonly ImportedRow[]
  /** Missing columns, and lines that are no CSV. */
  readonly problem?: 'no_phone_number' | 'empty' | 'malformed'
}

/** A phone number begins with + too, but is no formula. Escaped values are escaped again, so that no value is lost. */
export const escapeFormulae = /^'*(?:[=@\t\r]|[+-](?!\d+$))/

/** The contacts as CSV. Values that a spreadsheet would run as a formula begin with an apostrophe. */
export function contactsToCsv(contacts: readonly Contact[]): string {
  const rows = contacts.map((contact) => ({
    ...contact,
    labels: contact.labels.map(({ name }) => name).join('; '),
    metadata: contact.metadata === null ? '' : JSON.stringify(contact.metadata),
  }))
  return Papa.unparse(rows, { columns: [...csvColumns], escapeFormulae })
}

/** Reads a file with the columns of an export, in any order. Other columns are ignored. */
export function parseContactsCsv(content: string): ParsedCsv {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(content.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase().replaceAll(' ', '_'),
    transform: (value) => value.trim().replace(/^'(?='*[=@+-])/, ''),
  })
  if (!meta.fields?.includes('phone_number')) return { rows: [], problem: 'no_phone_number' }
  if (errors.some(({ type }) => type === 'Quotes')) return { rows: [], problem: 'malformed' }
  if (data.length === 0) return { rows: [], problem: 'empty' }
  const rows = data.map(({ phone_number = '', name, email }, index) => ({
    line: index + 2,
    phone_number: phone_number.replace(/^'/, ''),
    ...(name && { name }),
    ...(email && { email }),
  }))
  return { rows }
}
