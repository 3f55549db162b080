import { unknownId } from './expectations.ts'
import type { CheckedResponse, RequestParts } from './send.ts'

/** Unknown ids, by the prefix of the foreign id; accounts are numbers. */
const missingIds: Record<string, string> = {
  brd: unknownId('brd'),
  cim: unknownId('cim'),
  csl: unknownId('csl'),
  ctc: unknownId('ctc'),
  cus: unknownId('cus'),
  inv: unknownId('inv'),
  mln: unknownId('mln'),
  key: unknownId('key'),
  lbl: unknownId('lbl'),
  cnv: unknownId('cnv'),
  med: unknownId('med'),
  msg: unknownId('msg'),
  note: unknownId('note'),
  pky: unknownId('pky'),
  req: unknownId('req'),
  ses: unknownId('ses'),
  srp: unknownId('srp'),
  usr: unknownId('usr'),
  team: unknownId('team'),
  wbd: unknownId('wbd'),
  wbs: unknownId('wbs'),
  whk: unknownId('whk'),
}
const missingAccount = '999999999999'

/** The location of an id in a request. */
export type IdLocation = { in: 'params' | 'query' | 'body'; name: string }

/** The locations of ids in a request that belong to an organization. */
export function locationsOfIds(parts: RequestParts): IdLocation[] {
  return (['params', 'query', 'body'] as const).flatMap((where) =>
    Object.entries((parts[where] ?? {}) as Record<string, unknown>)
      .filter(([, value]) => isId(value) || (Array.isArray(value) && value.every(isId)))
      .map(([name]) => ({ in: where, name })),
  )
}

// A number of six digits is a PIN or a code.
function isId(value: unknown): boolean {
  return typeof value === 'string' && (/^\d{7,20}$/.test(value) || (value.split('_')[0] ?? '') in missingIds)
}

/** An unknown id like this one, or a list of as many. */
export function missingLike(foreign: unknown): unknown {
  if (Array.isArray(foreign)) return foreign.map(missingLike)
  return missingIds[String(foreign).split('_')[0] ?? ''] ?? missingAccount
}

export function valueAt(parts: RequestParts, { in: where, name }: IdLocation): unknown {
  return (parts[where] as Record<string, unknown>)[name]
}

/** The same request with another value there. */
export function withValue(parts: RequestParts, { in: where, name }: IdLocation, value: unknown): RequestParts {
  return { ...parts, [where]: { ...(parts[where] as object), [name]: value } }
}

type Readable = Pick<CheckedResponse, 'status' | 'body'>

/** Status and body without the parts that always differ: request ids, cursors of filters, and the requested ids. */
export function withoutIds({ status, body }: Readable, ids: readonly unknown[]): { status: number; body: unknown } {
  let text = JSON.stringify(body ?? null)
    .replaceAll(/req_\w+/g, '<request>')
    .replaceAll(/v1\.[\w.-]+/g, '<cursor>')
  for (const id of ids.flat()) text = text.replaceAll(String(id), '<id>')
  return { status, body: JSON.parse(text.replaceAll(/\w+_[0-9A-Z]{26}/g, '<other id>')) }
}
