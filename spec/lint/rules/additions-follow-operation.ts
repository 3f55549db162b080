import { errorAdditions, errorLetters, lettersOf } from '../error-letters.ts'
import { list, mapping, refName } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

/**
 * `x-additions` lists exactly the statuses that follow from the operation: 409 and 422 for a POST with an
 * `Idempotency-Key`, 413 and 415 for a body, each unless a letter in `x-errors` already stands for it.
 */
export const additionsFollowOperation = operationRule((operation, report, { key }) => {
  const listed = new Set(lettersOf(operation).map((letter) => errorLetters[letter]?.status))
  const given = mapping(operation['x-additions'])
  const hasKey = list(operation.parameters).some((parameter) => refName(parameter) === 'IdempotencyKey')
  const path = 'x-additions' in operation ? ['x-additions'] : []
  for (const [status, { reason }] of Object.entries(errorAdditions)) {
    const applies = reason === 'body' ? 'requestBody' in operation : key === 'post' && hasKey
    const isRequired = !listed.has(status) && applies
    if (isRequired && given[status] !== reason) {
      report(`add '${status}': ${reason} to x-additions, and its response to the operation`, ...path)
    }
    if (!isRequired && status in given) {
      const why = listed.has(status)
        ? 'x-errors already has it'
        : reason === 'body'
          ? 'there is no body'
          : key === 'post'
            ? 'the operation takes no Idempotency-Key'
            : 'the operation is not a POST'
      report(`remove '${status}' from x-additions: ${why}`, ...path)
    }
  }
  for (const status of Object.keys(given).filter((each) => !(each in errorAdditions))) {
    report(`x-additions has ${status}, but may have only ${Object.keys(errorAdditions).join(', ')}`, ...path)
  }
})
