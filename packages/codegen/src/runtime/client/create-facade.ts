import type { UntypedInit } from './create-call.ts'
import { parseEntry, type TableEntry } from './table-entry.ts'

/** The table of a facade: the entries of its methods, in groups. */
export type FacadeTable = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Sends the request of a method. */
export type SendEntry = (entry: TableEntry, init: UntypedInit) => unknown

/**
 * Makes the methods of the facade from the generated table.
 *
 * @param write writes bodies and queries that openapi-fetch does not write by default
 */
export function createFacade(
  table: FacadeTable,
  send: SendEntry,
  write: (entry: TableEntry, init: UntypedInit) => UntypedInit = writeForm,
): unknown {
  const methodOf = (text: string) => {
    const entry = parseEntry(text)
    return (...args: unknown[]) => {
      const rest = args.slice(entry.names.length)
      const path = Object.fromEntries(entry.names.map((name, index) => [name, checkId(name, args[index])]))
      const given = 'body' in entry.tokens ? { body: rest.shift() } : {}
      const query = 'query' in entry.tokens ? { query: rest.shift() as object } : {}
      return send(entry, write(entry, { ...(rest[0] as object), ...given, params: { path, ...query } }))
    }
  }
  return mapValues(table, (methods) => mapValues(methods, methodOf))
}

/** Writes the body of a multipart form. */
export function writeForm({ tokens }: TableEntry, init: UntypedInit): UntypedInit {
  return tokens.body === 'form' ? { ...init, body: formOf(init.body) } : init
}

/** A file keeps its name; a blob without one gets the default name of forms. */
function formOf(values: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((values ?? {}) as object)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each === undefined) continue
      form.append(name, each instanceof Blob ? each : typeof each === 'object' ? JSON.stringify(each) : String(each))
    }
  }
  return form
}

/** An empty id would give the URL of something else. */
function checkId(name: string, id: unknown): unknown {
  if (id !== '' && id !== undefined && id !== null) return id
  throw new TypeError(`${name} must be a string that is not empty.`)
}

function mapValues<Value, Mapped>(
  object: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
