import { dataDirectory } from '../data-directory.ts'
import type { Demo } from '../demo/ensure-demo.ts'
import { invocation } from '../program-name.ts'

/** Prints the first steps for a newcomer. */
export function printWelcome({
  url,
  demo,
  data,
  allowsLocalWebhooks,
  simulatorUrl,
  directory,
}: {
  /** The API's URL for clients. */
  url: string
  demo: Demo | undefined
  /** Whether a stop keeps or removes the embedded database; undefined with another one. */
  data: 'kept' | 'removed' | undefined
  /** Whether webhooks may be sent to this machine. */
  allowsLocalWebhooks: boolean
  /** The URL of the simulated provider and its page; undefined without one. */
  simulatorUrl: string | undefined
  /** The directory of local data. */
  directory: string
}) {
  const lines = ['', 'Channel is running.', '', `  URL      ${url}`]
  if (demo) {
    lines.push(`  API key  ${demo.key}   (saved in ${demo.file})`, '')
    const { email, password } = demo.signIn
    lines.push(
      `Open ${url} and sign in:`,
      '',
      `  Email     ${email}`,
      `  Password  ${password}   (new at every start)`,
      '',
    )
    lines.push(...curlLines(url, demo))
  } else {
    lines.push('', 'Create an organization and a key first:', '')
    lines.push(
      `  ${invocation} organization create --name Acme`,
      `  ${invocation} key create --organization ORGANIZATION_ID`,
    )
  }
  if (demo && directory !== dataDirectory({}))
    lines.push('', 'Commands in another terminal need:', '', `  export CHANNEL_DATA_DIR='${directory}'`)
  if (simulatorUrl)
    lines.push(
      '',
      `  Customers      write as a customer at ${simulatorUrl} (the provider is simulated)`,
      `                 or with: ${invocation} simulate message`,
    )
  lines.push('', `  Documentation  ${url}/docs`)
  lines.push(`  Operation      ${invocation} --help`)
  if (allowsLocalWebhooks) {
    lines.push('  Webhooks       are allowed to this machine, without TLS, for development (CHANNEL_DEVELOPMENT=1)')
  }
  lines.push(`  Ctrl-C stops it${data ? `; its data is ${data}` : ''}.`, '')
  console.log(lines.join('\n'))
}

function curlLines(url: string, { key, phone_number_id }: Demo): string[] {
  return [
    'Or call the API:',
    '',
    `  curl -w '\\n' '${url}/v1/${phone_number_id}/contacts?limit=3' -H 'Authorization: Bearer ${key}'`,
  ]
}
