import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from '@channel/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canMakeMachine, DebianMachine } from './support/debian-machine.ts'
import { type CommandBlock, commandBlocks, isPrinted } from './support/document-commands.ts'
import { packReleases } from './support/pack-releases.ts'

// The commands of docs/operations.md in order, as an operator pastes them, on an empty Debian with nothing but the release. The
// provider and the bucket are outside of it.

const blocks = commandBlocks('operations.md', {
  'https://s3.example.com': 'http://127.0.0.1:9000',
  YOUR_KEY_ID: 'S3RVER',
  YOUR_ACCESS_KEY: 'S3RVER',
  YOUR_APP_ID: '1000\nPROVIDER_BASE_URL=http://127.0.0.1:4020',
  YOUR_APP_SECRET: 'app-secret',
})
const [installation, ...others] = blocks
const number = '106540352242922'
/** What a system starts after the installation of the packages. */
const startPackages = `
pg_ctlcluster 15 main start
service redis-server start >/dev/null
nginx
runsvdir -P /etc/service >/var/log/runsvdir 2>&1 &`
/** The provider connects to the service, and a customer writes: without that, messages could not be sent. */
const customerWrites = `
control() { curl -sS --fail-with-body "http://127.0.0.1:4020/_control/$1" -X "$2" -H 'Content-Type: application/json' -d "$3"; }
control callback PUT '{"url":"http://127.0.0.1:8787/provider/webhooks","verify_token":"YOUR_VERIFY_TOKEN"}'
control numbers/${number}/messages POST '{"from":"+4915112345678","name":"Bo","type":"text","text":{"body":"Are you open?"}}'
until curl -sS --fail-with-body "http://127.0.0.1:8788/v1/${number}/messages" -H "Authorization: Bearer $KEY" | grep 'Are you open'; do
  sleep 0.5
done`
const send = (text: string) => `
curl -sS --fail-with-body http://127.0.0.1:8787/v1/${number}/messages -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \\
  -d '{"to":"+4915112345678","type":"text","text":{"body":"${text}"}}'`

// Each test goes on where the one before has ended.
describe.skipIf(!canMakeMachine)('docs/operations.md', { retry: 0 }, () => {
  let directory: string
  let machine: DebianMachine

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'channel-operations-'))
    machine = await DebianMachine.make(join(directory, 'root'), installation!.commands)
    await cp(process.execPath, machine.path('usr/local/bin/node'))
    const newest = String((await readMigrations()).at(-1)?.version).padStart(4, '0')
    const later = `-- oldest-compatible: ${newest}\nALTER TABLE labels ADD COLUMN rank integer NOT NULL DEFAULT 0;`
    await packReleases(machine.path('root'), { '1.0.0': {}, '1.1.0': { '9001_labels.sql': later } })
    await machine.serve('packages/media-store/test/support/s3-main.ts', 'channel', '9000')
    const known = ['--number', `${number},102290129340398,+4930123456,Acme Support`]
    await machine.serve('apps/simulator/src/main.ts', '--port', '4020', ...known)
    await machine.paste(startPackages)
  })
  afterAll(async () => {
    await machine?.[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  })

  /** Runs a block, and compares what it prints with what the page says. */
  async function paste({ heading, commands, printed }: CommandBlock): Promise<void> {
    const { stdout } = await machine.paste(commands)
    if (printed !== undefined && !isPrinted(printed, stdout))
      throw new Error(`"${heading}" printed:\n${stdout}\ninstead of:\n${printed}\nafter:\n${commands}`)
  }

  /** All blocks below a heading that have not run yet. */
  async function pasteUntil(heading: string): Promise<void> {
    const index = others.findIndex((block) => block.heading === heading)
    expect(index, heading).toBeGreaterThanOrEqual(0)
    for (const block of others.splice(0, index)) await paste(block)
  }

  /** The texts of messages that the provider has accepted, in order. */
  async function sent(): Promise<string[]> {
    const { stdout } = await machine.paste('curl -fsS http://127.0.0.1:4020/_control/sent')
    return [...stdout.matchAll(/"text":\{"body":"([^"]*)"/g)].map(([, text = '']) => text)
  }

  it('leads to a service that works', async () => {
    await pasteUntil('Back up')
    await machine.paste(customerWrites)
    await machine.paste(send('Hello'))
    await expect.poll(sent).toEqual(['Hello'])
  })

  it('replaces each process that hangs about a minute later, also a second one', async () => {
    const { stdout: seconds } = await machine.paste(`
pid() { cat /etc/service/channel-$1/supervise/pid; }
api=$(pid api-8788) worker=$(pid worker-1)
kill -STOP $api
sleep 20
kill -STOP $worker
SECONDS=0
until [ "$(pid worker-1)" != $worker ]; do sleep 1; done
echo $SECONDS
for port in 8788 19001; do until curl -fso /dev/null --max-time 2 http://127.0.0.1:$port/ready; do sleep 1; done; done`)
    expect(Number(seconds)).toBeLessThan(85)
    const { stdout } = await machine.paste('cat /var/log/channel-watch/current; channel status')
    for (const name of ['api-8788', 'worker-1'])
      expect(stdout).toContain(`channel-${name} has hung for a minute and was killed.`)
    expect(stdout).toMatch(/^api .* replaced$/m)
    expect(stdout).toContain('Nothing needs a person.')
  })

  it('restores a backup, and nothing is sent twice', async () => {
    await machine.paste('sv -w 60 stop channel-worker-1 channel-worker-2')
    await machine.paste(send('Unfinished in the backup'))
    await pasteUntil('Restore')
    await machine.paste('sv start channel-worker-1 channel-worker-2')
    await expect.poll(sent).toEqual(['Hello', 'Unfinished in the backup'])
    await pasteUntil('Upgrade')
    await machine.paste(send('After the restore'))
    await expect.poll(sent).toEqual(['Hello', 'Unfinished in the backup', 'After the restore'])
  })

  it('upgrades, rolls back and replaces the secret without a failed request', async () => {
    const address = 'https://api.example.com/v1/accounts'
    const options = '--cacert /etc/channel/tls/fullchain.pem --connect-to api.example.com:443:127.0.0.1:443'
    await machine.paste(
      `(while sleep 0.2; do curl -fsS -o /dev/null ${options} ${address} -H "Authorization: Bearer $KEY" && echo served; done) >/tmp/load 2>&1 &`,
    )
    await pasteUntil('Remove an organization')
    await machine.paste('kill $!')
    const { stdout } = await machine.paste('sort /tmp/load | uniq -c')
    expect(stdout).toMatch(/^\s*\d{2,} served\s*$/)
  })

  it('removes an organization', async () => {
    for (const block of others.splice(0)) await paste(block)
    const { stdout } = await machine.paste('channel organization list --json')
    expect(JSON.parse(stdout)).toEqual([])
  })
})
