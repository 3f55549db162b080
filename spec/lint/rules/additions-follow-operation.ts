import type { Rule } from '../context.ts'
import { errorAdditions, errorLetters, lettersOf } from '../error-letters.ts'
import { list, mapping, refName } from '../nodes.ts'

/**
 * `x-additions` lists exactly the statuses that follow from the operation: 409 and 422 for a POST with an
 * `Idempotency-Key`, 413 and 415 for a body, each unless a letter in `x-errors` already stands for it.
 */
export const additionsFollowOperation: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const id = String(operation.operationId)
    const listed = new Set(lettersOf(operation).map((letter) => errorLetters[letter]?.status))
    const given = mapping(operation['x-additions'])
    const hasKey = list(operation.parameters).some((parameter) => refName(parameter) === 'IdempotencyKey')
    const at = 'x-additions' in operation ? location.child(['x-additions']) : location
    for (const [status, { reason }] of Object.entries(errorAdditions)) {
      const isRequired =
        !listed.has(status) && (reason === 'body' ? 'requestBody' in operation : key === 'post' && hasKey)
      if (isRequired && given[status] !== reason) {
        report({
          message: `${id}: add '${status}': ${reason} to x-additions, and its response to the operation.`,
          location: at,
        })
      }
      if (!isRequired && status in given) {
        const why = listed.has(status)
          ? 'x-errors already has it'
          : reason === 'body'
            ? 'there is no body'
            : key === 'post'
              ? 'the operation takes no Idempotency-Key'
              : 'the operation is not a POST'
        report({ message: `${id}: remove '${status}' from x-additions: ${why}.`, location: at })
      }
    }
    for (const status of Object.keys(given).filter((each) => !(each in errorAdditions))) {
      const known = Object.keys(errorAdditions).join(', ')
      report({ message: `${id}: x-additions has ${status}, but may have only ${known}.`, location: at })
    }
  },
})
