import { asObject, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { compareContent } from './compare-content.ts'
import { compareParameters, headersOf } from './compare-parameters.ts'
import type { OperationContext } from './operation-context.ts'
import type { Pair } from './report.ts'
import type { Located } from './source.ts'

/** Compares the responses of an operation by status. */
export function compareResponses(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  context: OperationContext,
): void {
  const [before, after] = [responsesOf(base), responsesOf(revision)]
  const pointers = { base: base.pointer, revision: at(revision.pointer, 'responses') }
  const added = [...after.keys()].filter((status) => !before.has(status))
  for (const [status, response] of before) {
    const next = after.get(status) ?? after.get(rangeOf(status)) ?? after.get('default')
    const isSplit = status.endsWith('XX') && added.some((each) => rangeOf(each) === status)
    const isOnlyDefault = status !== 'default' && next === after.get('default')
    // A client of the old document knows a success by its status. An error may be described by the default.
    if (!isSplit && (next === undefined || (isOnlyDefault && isSuccess(status))))
      reportRemoved(status, added, pointers, context)
    if (next !== undefined) compareResponse(response, next, context)
  }
  const hasSuccess = [...before.keys()].some(isSuccess)
  for (const status of added) {
    context.add('added', `{place}: the status ${status} was added`, pointers)
    // Beside a success, the default describes errors.
    const former = isSuccess(status) && hasSuccess ? undefined : before.get('default')
    const response = before.get(rangeOf(status)) ?? former
    if (response !== undefined) compareResponse(response, after.get(status)!, context)
  }
}

function compareResponse(base: Located, revision: Located, context: OperationContext): void {
  const { sources } = context
  const [from, to] = [sources.base.follow(base), sources.revision.follow(revision)]
  const headers = [headersOf(from, sources.base), headersOf(to, sources.revision)] as const
  compareParameters(...headers, { base: base.pointer, revision: revision.pointer }, context)
  compareContent(from, to, context)
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status)
}

/** The range of a status, such as `4XX`. */
function rangeOf(status: string): string {
  return `${status[0]}XX`
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

/** Clients need no error. But they do not know an error that replaces another one. */
function reportRemoved(
  status: string,
  added: readonly string[],
  pointers: Pair<string>,
  { add }: OperationContext,
): void {
  const replacement = added.find((each) => each[0] === status[0])
  if (isSuccess(status)) add('removed', `{place}: the status ${status} was removed`, pointers)
  else if (replacement === undefined) add('added', `{place}: the error status ${status} was removed`, pointers)
  else add('changed', `{place}: the error status ${status} was replaced by ${replacement}`, pointers)
}
