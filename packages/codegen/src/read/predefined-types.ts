/** The types that the package has codecs for, by format: each with the expression that is its codec. */
export const predefinedTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Date: { 'date-time': 'dateTimeToDate', date: 'dateToDate' },
  'Temporal.Instant': { 'date-time': 'dateTimeToInstant()' },
  'Temporal.PlainDate': { date: 'dateToPlainDate()' },
  'Temporal.Duration': { duration: 'durationToDuration()' },
  URL: { uri: 'uriToUrl' },
  Uint8Array: { byte: 'byteToBytes' },
}
