/**
 * A phone number as people and spreadsheets write it, in E.164 form. A spreadsheet drops the `+`, or writes an apostrophe before it.
 *
 * @returns undefined if it is none, or has no country code
 */
export function parseNumber(written: string): string | undefined {
  const digits = written
    .trim()
    .replace(/^'/, '')
    .replaceAll(/[\s()./\u00a0\u2010-\u2015-]/g, '')
    .replace(/^(?:\+|00)/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined
}
