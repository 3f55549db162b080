import { hasListedVerb, operationVerbs } from '../../spec/lint/rules/operation-id-verb.ts'
import { operationAt } from './insert-path.ts'
import type { OperationRequest } from './operation-request.ts'

const methods = ['get', 'post', 'patch', 'put', 'delete']

/** The problem of the request, in one line; undefined without one. `openapi` is the text of openapi.yaml. */
export function findProblem(
  request: Partial<Record<keyof OperationRequest, string>>,
  openapi: string,
): string | undefined {
  const { operationId, method, path, tag } = request
  if (!operationId) return 'Name the operation, such as getContact.'
  if (!hasListedVerb(operationId)) {
    return `${operationId} must begin with one of ${operationVerbs.join(' ')}, then a noun, such as getContact.`
  }
  if (!method || !methods.includes(method)) return `--method must be one of ${methods.join(' ')}.`
  if (!path?.startsWith('/v1/')) return '--path must begin with /v1/.'
  const tags = [...openapi.matchAll(/^ {2}- name: (\S+)$/gm)].map((match) => match[1])
  if (!tag || !tags.includes(tag))
    return `--tag must be one of ${tags.join(' ')}; add a new tag to spec/openapi.yaml first.`
  const taken = operationAt(openapi, method, path)
  return taken && `${method.toUpperCase()} ${path} is already ${taken}.`
}
