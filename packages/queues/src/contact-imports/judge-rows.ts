import type { BodyValidator } from '@channel/contract/body-validator'
import type { UpsertContactInput } from '@channel/contract/types'
import type { ImportedRow, RowProblem } from '@channel/core/contact-imports'
import { ApiError } from '@channel/core/mechanisms/errors'
import { requireMetadata, requirePhoneNumber } from '@channel/core/mechanisms/input'
import type { RawRow } from './read-rows.ts'

/** Max labels of a row. */
const maxLabels = 100

/** Fields that the export has, and an import ignores. */
const ignored = ['id', 'object', 'bsuid', 'parent_bsuid', 'blocked', 'channel_account', 'created_at', 'updated_at']

/** Judges a row as the request that would write the contact. */
export type JudgeRow = (row: RawRow) => ImportedRow | RowProblem

/** Loads what judges rows. Only now, so that a worker without imports needs no memory for it. */
export async function openJudge(): Promise<JudgeRow> {
  const { bodyValidator } = await import('@channel/contract/body-validator')
  const { requestFailure } = await import('@channel/contract/request-failure')
  const validator = bodyValidator('upsertContact')
  return (row) => {
    try {
      return valid(row, validator)
    } catch (error) {
      const { code, message, param } = error instanceof ApiError ? error : (requestFailure(error) ?? {})
      if (code === undefined || message === undefined) throw error
      return { line: row.line, field: param ?? null, code, message }
    }
  }
}

function valid({ line, content }: RawRow, validator: BodyValidator): ImportedRow {
  const { phone_number, labels, ...rest } =
    typeof content === 'string' ? objectOf(content, validator) : cellsOf(content, validator)
  if (phone_number === undefined || phone_number === null || phone_number === '') {
    throw problem('phone_number', '`phone_number` is required.')
  }
  if (typeof phone_number !== 'string') throw problem('phone_number', '`phone_number` must be a string.')
  requirePhoneNumber(phone_number, 'phone_number')
  const fields = validator.validate(rest) as UpsertContactInput['body']
  requireMetadata(fields.metadata)
  return { line, phone_number, fields, labels: namesOf(labels) }
}

function objectOf(json: string, validator: BodyValidator): Record<string, unknown> {
  const value = validator.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw problem(null, 'The row must be an object.')
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ignored.includes(name)))
}

function cellsOf(cells: Readonly<Record<string, string>>, validator: BodyValidator): Record<string, unknown> {
  const given = Object.entries(cells).filter(([, cell]) => cell !== '')
  const { metadata, labels, ...rest } = Object.fromEntries(given)
  return {
    ...rest,
    ...(metadata !== undefined && { metadata: parseCell('metadata', metadata, validator) }),
    ...(labels !== undefined && {
      labels: labels.startsWith('[') ? parseCell('labels', labels, validator) : labels.split(';'),
    }),
  }
}

function parseCell(field: string, cell: string, validator: BodyValidator): unknown {
  try {
    return validator.parse(cell)
  } catch {
    throw problem(field, `\`${field}\` must be valid JSON.`)
  }
}

/** The names of a list of names, or of labels as the export has them. */
function namesOf(labels: unknown): string[] {
  if (labels === undefined || labels === null) return []
  const names = Array.isArray(labels) ? labels.map((label) => (label as { name?: unknown } | null)?.name ?? label) : []
  const texts = names.filter((name) => typeof name === 'string').map((name) => name.trim())
  if (!Array.isArray(labels) || texts.length < labels.length || texts.length > maxLabels) {
    throw problem('labels', `\`labels\` must be a list of at most ${maxLabels} names.`)
  }
  return [...new Set(texts.filter((name) => name !== ''))]
}

function problem(param: string | null, message: string): ApiError {
  return new ApiError('invalid_field_value', message, param === null ? {} : { param })
}
