import type { Contract } from './contract.ts'
import type { Page } from './page.ts'

/** Every error code of the contract, by the texts of its schemas. */
export function errorCodes({ components: { schemas } }: Contract): Page {
  const sections = [
    '# Error codes',
    'Every error response has one of these codes. [Errors](/docs/errors.md) shows the format of the response and the order of the checks.',
    '## Types',
    schemas.ErrorType?.description,
    '## Codes',
    schemas.ErrorCode?.description,
  ]
  return {
    slug: 'error-codes',
    title: 'Error codes',
    summary: 'What does each code mean, and what should I do?',
    group: 'Reference',
    markdown: `${sections.filter((section) => section !== undefined).join('\n\n')}\n`,
  }
}
