import { errorAdditions, errorLetters, lettersOf } from '../error-letters.ts'
import { list, mapping } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

/** The error responses of an operation are exactly those of its letters and additions. */
export const errorsEqualResponses = operationRule((operation, report) => {
  const letters = lettersOf(operation)
  const declared = list(operation['x-errors'])
  if (declared.length === 0) {
    return report('add x-errors with the letters of its errors, such as [V, A, N, R, I]')
  }
  for (const letter of declared.filter((each) => !letters.includes(String(each)))) {
    report(`x-errors has ${letter}, which is not one of ${Object.keys(errorLetters).join(' ')}`, 'x-errors')
  }
  const expected = new Map(letters.map((letter) => [errorLetters[letter]?.status ?? '', `letter ${letter}`]))
  for (const status of Object.keys(mapping(operation['x-additions']))) {
    if (status in errorAdditions) expected.set(status, 'x-additions')
  }
  const responses = mapping(operation.responses)
  for (const [status, why] of expected) {
    if (!(status in responses)) report(`add the response ${status} (${why}), or remove it from the list`, 'responses')
  }
  for (const status of Object.keys(responses).filter((each) => Number(each) >= 400 && !expected.has(each))) {
    const what = `the response ${status} is neither in x-errors nor in x-additions: list it, or delete it`
    report(what, 'responses', status)
  }
})
