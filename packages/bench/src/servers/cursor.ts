import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content of a cursor: its list, and the last position of the previous page. */
export interface Position {
  /** In PostgreSQL's format, with microseconds. */
  readonly createdAt: string
  readonly id: string
}

const sign = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest('base64url')

/** Like the service's: bound to organization and account, and signed. */
export function encodeCursor(
  organizationId: string,
  phoneNumberId: string,
  position: Position,
  secret: string,
): string {
  const payload = JSON.stringify(['listContacts', organizationId, phoneNumberId, '', position.createdAt, position.id])
  const signed = `v1.${Buffer.from(payload).toString('base64url')}`
  return `${signed}.${sign(signed, secret)}`
}

/** Undefined for a cursor of another list. */
export function decodeCursor(
  organizationId: string,
  phoneNumberId: string,
  cursor: string,
  secret: string,
): Position | undefined {
  const end = cursor.lastIndexOf('.')
  const expected = Buffer.from(sign(cursor.slice(0, end), secret))
  const given = Buffer.from(cursor.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [, organization, account, , createdAt, id] = JSON.parse(
    Buffer.from(cursor.slice(3, end), 'base64url').toString(),
  ) as string[]
  if (organization !== organizationId || account !== phoneNumberId) return undefined
  return { createdAt: createdAt as string, id: id as string }
}
