import { asObject, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { compareContent } from './compare-content.ts'
import { compareParameters, headersOf } from './compare-parameters.ts'
import type { OperationContext } from './operation-context.ts'
import type { Pair, Sources } from './report.ts'
import type { Located } from './source.ts'

/** Compares the responses of an operation by status. */
export function compareResponses(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  sources: Sources,
  context: OperationContext,
): void {
  const [before, after] = [responsesOf(base), responsesOf(revision)]
  const pointers = { base: base.pointer, revision: at(revision.pointer, 'responses') }
  const added = [...after.keys()].filter((status) => !before.has(status))
  for (const [status, response] of before) {
    const next = after.get(status) ?? after.get(`${status[0]}XX`) ?? firstOf(status, after) ?? after.get('default')
    const isOnlyDefault = status !== 'default' && next === after.get('default')
    // A client of the old document knows a success by its status. An error may be described by the default.
    if (next === undefined || (isOnlyDefault && /^[123]/.test(status))) reportRemoved(status, added, pointers, context)
    if (next === undefined) continue
    const [from, to] = [sources.base.follow(response), sources.revision.follow(next)]
    const headers = [headersOf(from, sources.base), headersOf(to, sources.revision)] as const
    compareParameters(...headers, { base: response.pointer, revision: next.pointer }, context)
    compareContent(from, to, context)
  }
  for (const status of added) context.add('added', `{place}: the status ${status} was added`, pointers)
}

function responsesOf({ value, pointer }: Located<JsonObject>): Map<string, Located> {
  const responses = Object.entries(asObject(value.responses)).filter(([status]) => !status.startsWith('x-'))
  return new Map(
    responses.map(([status, each]) => [
      status === 'default' ? status : status.toUpperCase(),
      { value: each, pointer: at(pointer, 'responses', status) },
    ]),
  )
}

/** The first status of a range such as `4XX`. */
function firstOf(range: string, responses: ReadonlyMap<string, Located>): Located | undefined {
  return range.endsWith('XX') ? [...responses].find(([status]) => status[0] === range[0])?.[1] : undefined
}

/** Clients need no error. But they do not know an error that replaces another one. */
function reportRemoved(
  status: string,
  added: readonly string[],
  pointers: Pair<string>,
  { add }: OperationContext,
): void {
  const replacement = added.find((each) => each[0] === status[0])
  if (/^[123]/.test(status)) add('removed', `{place}: the status ${status} was removed`, pointers)
  else if (replacement === undefined) add('added', `{place}: the error status ${status} was removed`, pointers)
  else add('changed', `{place}: the error status ${status} was replaced by ${replacement}`, pointers)
}
