import { isolateTexts } from './isolate.ts'
import { plural } from './plural.ts'

export const apiLogText = isolateTexts({
  description: 'Every call to the API in the last 30 days. Bodies, query values and secrets are never logged.',
  live: 'Live',
  paused: 'Live (paused)',
  newCalls: (count: number, isMore: boolean) =>
    isMore ? `More than ${count.toLocaleString()} new calls` : plural(count, { one: 'new call', other: 'new calls' }),
  full: (count: number) =>
    `The newest ${count.toLocaleString()} calls are shown. Choose a time, or export, for older ones.`,
  export: 'Export',
  exportFormats: { csv: 'CSV, for spreadsheets', ndjson: 'NDJSON, for programs' },
  search: 'Search by request ID, path or error code',
  searchHint: 'Request ID, /v1/path or error_code',
  filters: {
    method: 'Method',
    anyMethod: 'Any method',
    anyKey: 'Any key',
    anyTime: 'Last 30 days',
  },
  statusClassNames: {
    '2xx': '2xx success',
    '3xx': '3xx unchanged or elsewhere',
    '4xx': '4xx refused',
    '5xx': '5xx failed',
  },
  ms: (milliseconds: number) => `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`,
  call: 'Call',
  gone: 'Call not found',
  goneHint:
    'The log has no call with this request ID in the last 30 days. A new call appears within a second. Calls of other organizations and of this page are not in it.',
  previous: 'Newer call',
  next: 'Older call',
  fields: {
    request: 'Request',
    code: 'Error code',
    latency: 'Latency',
    key: 'API key',
    noKey: 'None: the call was not authenticated',
  },
  notLogged: 'Headers, query values and bodies are not logged. Quote the request ID when you ask for help.',
  empty: 'No calls yet',
  emptyHint: 'Calls appear here within a second. Create an API key and make one.',
  noneYet: 'No matching call so far',
  noneYetHint: 'Only a part of the log was searched.',
  searchOn: 'Search older calls',
})
