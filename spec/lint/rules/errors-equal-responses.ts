import type { Rule } from '../context.ts'
import { errorAdditions, errorLetters, lettersOf } from '../error-letters.ts'
import { mapping } from '../nodes.ts'

/** The error responses of an operation are exactly those of its letters and additions. */
export const errorsEqualResponses: Rule = () => ({
  Operation(operation, { report, location }) {
    const id = String(operation.operationId)
    const letters = lettersOf(operation)
    const declared = Array.isArray(operation['x-errors']) ? operation['x-errors'] : []
    if (declared.length === 0) {
      return report({
        message: `${id}: add x-errors with the letters of its errors, such as [V, A, N, R, I].`,
        location,
      })
    }
    for (const letter of declared.filter((each) => !letters.includes(each))) {
      const known = Object.keys(errorLetters).join(' ')
      report({
        message: `${id}: x-errors has ${letter}, which is not one of ${known}.`,
        location: location.child(['x-errors']),
      })
    }
    const expected = new Map<string, string>(
      letters.flatMap((letter) => {
        const entry = errorLetters[letter]
        return entry ? [[entry.status, `letter ${letter}`] as const] : []
      }),
    )
    for (const status of Object.keys(mapping(operation['x-additions']))) {
      if (status in errorAdditions) expected.set(status, 'x-additions')
    }
    const responses = mapping(operation.responses)
    for (const [status, why] of expected) {
      if (status in responses) continue
      report({
        message: `${id}: add the response ${status} (${why}), or remove it from the list.`,
        location: location.child(['responses']),
      })
    }
    for (const status of Object.keys(responses).filter((each) => Number(each) >= 400 && !expected.has(each))) {
      const message = `${id}: the response ${status} is neither in x-errors nor in x-additions: list it, or delete it.`
      report({ message, location: location.child(['responses', status]) })
    }
  },
})
