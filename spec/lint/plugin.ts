import { lintExceptions } from './lint-exceptions.ts'
import { additionsFollowOperation } from './rules/additions-follow-operation.ts'
import { budgetHeaders } from './rules/budget-headers.ts'
import { closedRequestBodies } from './rules/closed-request-bodies.ts'
import { componentFileName } from './rules/component-file-name.ts'
import { createsLinkOn } from './rules/creates-link-on.ts'
import { descriptionEverywhere } from './rules/description-everywhere.ts'
import { errorCatalog } from './rules/error-catalog.ts'
import { errorsByRef } from './rules/errors-by-ref.ts'
import { errorsEqualResponses } from './rules/errors-equal-responses.ts'
import { exactlyOneOf } from './rules/exactly-one-of.ts'
import { examplePerBody } from './rules/example-per-body.ts'
import { linksResolve } from './rules/links-resolve.ts'
import { listEnvelope } from './rules/list-envelope.ts'
import { mayGrow } from './rules/may-grow.ts'
import { noOrphanFiles } from './rules/no-orphan-files.ts'
import { oneOperationAFile } from './rules/one-operation-a-file.ts'
import { operationIdVerb } from './rules/operation-id-verb.ts'
import { postTakesIdempotencyKey } from './rules/post-takes-idempotency-key.ts'
import { requestIdOnEveryResponse } from './rules/request-id-on-every-response.ts'
import { rootPathsFirst } from './rules/root-paths-first.ts'
import { sessionRole } from './rules/session-role.ts'
import { successStatus } from './rules/success-status.ts'
import { twinsInAccount } from './rules/twins-in-account.ts'
import { webhookPerEventType } from './rules/webhook-per-event-type.ts'
import { webhookRequest } from './rules/webhook-request.ts'

const rules = {
  'additions-follow-operation': additionsFollowOperation,
  'budget-headers': budgetHeaders,
  'closed-request-bodies': closedRequestBodies,
  'component-file-name': componentFileName,
  'creates-link-on': createsLinkOn,
  'description-everywhere': descriptionEverywhere,
  'error-catalog': errorCatalog,
  'errors-by-ref': errorsByRef,
  'errors-equal-responses': errorsEqualResponses,
  'exactly-one-of': exactlyOneOf,
  'example-per-body': examplePerBody,
  'links-resolve': linksResolve,
  'list-envelope': listEnvelope,
  'may-grow': mayGrow,
  'no-orphan-files': noOrphanFiles,
  'one-operation-a-file': oneOperationAFile,
  'operation-id-verb': operationIdVerb,
  'post-takes-idempotency-key': postTakesIdempotencyKey,
  'request-id-on-every-response': requestIdOnEveryResponse,
  'root-paths-first': rootPathsFirst,
  'session-role': sessionRole,
  'success-status': successStatus,
  'twins-in-account': twinsInAccount,
  'webhook-per-event-type': webhookPerEventType,
  'webhook-request': webhookRequest,
}

/**
 * The contract's own rules as a Redocly plugin. `extends: [channel/all]` enables all of them as errors, and
 * `channel/exceptions` disables the recommended rules listed in exceptions.yaml.
 */
export default () => ({
  id: 'channel',
  rules: { oas3: rules },
  configs: {
    all: { rules: Object.fromEntries(Object.keys(rules).map((name) => [`channel/${name}`, 'error'])) },
    exceptions: { rules: Object.fromEntries(lintExceptions.redocly.map(({ rule }) => [rule, 'off'])) },
  },
})
