import type { GetContactImportInput } from '@channel/contract/types'
import type { ApiError } from '../../mechanisms/errors/index.ts'
import { notFound } from '../../mechanisms/errors/index.ts'

/** Path parameters of the operations on one import. */
export type ContactImportPath = GetContactImportInput['params']

export function importNotFound({ phone_number_id, id }: ContactImportPath): ApiError {
  return notFound('id', `There is no import ${id} on account ${phone_number_id}.`)
}
