import type { Demo } from '../demo/ensure-demo.ts'
import { invocation } from '../program-name.ts'

/** Prints what somebody who has never seen this needs next. */
export function printWelcome({
  url,
  demo,
  isEmbedded,
  webhooksComeHere,
  simulatorUrl,
}: {
  /** Where a client reaches the API. */
  url: string
  demo: Demo | undefined
  isEmbedded: boolean
  /** Whether receivers of webhooks may be on this machine. */
  webhooksComeHere: boolean
  /** Where the simulated provider is, with its page; undefined when there is none. */
  simulatorUrl: string | undefined
}) {
  const lines = ['', 'Channel is running.', '', `  URL      ${url}`]
  if (demo) lines.push(`  API key  ${demo.key}   (kept in ${demo.file})`, '', ...curlLines(url, demo))
  else {
    lines.push('', 'It needs an organization and a key to be used:', '')
    lines.push(
      `  ${invocation} organization create --name Acme`,
      `  ${invocation} key create --organization ORGANIZATION_ID`,
    )
  }
  if (simulatorUrl) lines.push('', `  Customers      write as one on ${simulatorUrl} (the provider is simulated)`)
  lines.push('', `  Documentation  README.md; the API's own description is ${url}/v1/openapi.json`)
  lines.push(`  Operation      ${invocation} --help`)
  if (webhooksComeHere) {
    lines.push('  Webhooks       may go to this machine too, without TLS: for development (CHANNEL_DEVELOPMENT=1)')
  }
  lines.push(`  Ctrl-C ends it${isEmbedded ? '; its data stays' : ''}.`, '')
  console.log(lines.join('\n'))
}

function curlLines(url: string, { key, phone_number_id }: Demo): string[] {
  return [
    'Try it:',
    '',
    `  curl -w '\\n' '${url}/v1/${phone_number_id}/contacts?limit=3' -H 'Authorization: Bearer ${key}'`,
  ]
}
