import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { canBoot, DebianMachine } from './support/debian-machine.ts'
import { commandBlocks } from './support/document-commands.ts'
import { packReleases } from './support/pack-releases.ts'

const bucket = `MEDIA_S3_BUCKET=channel
MEDIA_S3_ENDPOINT=https://s3.example.com
AWS_REGION=eu-central-1
AWS_ACCESS_KEY_ID=YOUR_KEY_ID
AWS_SECRET_ACCESS_KEY=YOUR_ACCESS_KEY
`
// Files are in the directory of the service.
const page = commandBlocks('operations.md', { [bucket]: '', YOUR_APP_ID: '1000' })
const [installation, ...others] = page
const untilStart = others.slice(
  0,
  others.findIndex(({ heading }) => heading === 'Start'),
)
const units = commandBlocks('operations.md', {}, { marked: true }).find(({ heading }) => heading === 'Start')
const untilReady = `
for port in 8787 8788 19001 19002; do
  for second in $(seq 60); do curl -fs "http://127.0.0.1:$port/ready" && break; sleep 1; done
done`
const ready = '{"status":"ready"}'.repeat(4)
const services = ['channel-api@8787', 'channel-api@8788', 'channel-worker@1', 'channel-worker@2']

// The commands of docs/operations.md up to the first start, on a Debian that systemd has started.
it.skipIf(!canBoot)(
  'the units migrate, run, restart and come back after a boot, without rights',
  { retry: 0 },
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'channel-systemd-'))
    onTestFinished(() => rm(directory, { recursive: true, force: true }))
    const packages = `${installation!.commands}apt-get install -y --no-install-recommends systemd-sysv dbus`
    const machine = await DebianMachine.make(join(directory, 'root'), packages)
    onTestFinished(() => machine[Symbol.asyncDispose]())
    await cp(process.execPath, machine.path('usr/local/bin/node'))
    await packReleases(machine.path('root'), { '1.0.0': {} })
    const printed = async (commands: string) => (await machine.paste(commands)).stdout.replaceAll(/\s+/g, '')

    await machine.boot()
    for (const { commands } of untilStart) await machine.paste(commands)
    await machine.paste(units!.commands)
    expect(await printed(untilReady)).toBe(ready)
    expect(await printed('channel-restart')).toBe(services.map((service) => `${service}isready.`).join(''))
    expect(await printed(`systemctl show --property User --value ${services.join(' ')}`)).toBe('channel'.repeat(4))
    // Neither their environment nor a file that they can read has the URL of the owner.
    expect(
      await printed(`for service in ${services.join(' ')}; do
      grep -c channel_owner /proc/$(systemctl show --property MainPID --value $service)/environ || true
    done
    runuser -u channel -- cat /etc/channel/migrate.env 2>/dev/null || echo refused`),
    ).toBe('0000refused')

    const untilReplaced = `
    pid() { systemctl show --property MainPID --value channel-api@8788; }
    hung=$(pid)
    kill -STOP $hung
    for second in $(seq 120); do [ "$(pid)" != $hung ] && break; sleep 1; done
    journalctl --unit channel-watch --output cat | grep hung`
    expect(await printed(untilReplaced)).toBe('channel-api@8788hashungforaminuteandwaskilled.')
    expect(await printed(untilReady)).toBe(ready)

    await machine.boot()
    expect(await printed(untilReady)).toBe(ready)
    expect(await printed('systemctl --failed --no-legend')).toBe('')
    // But for the one that was killed, all have ended in order, before the database.
    const { stdout } = await machine.paste('channel status --json || true')
    const { processes } = JSON.parse(stdout) as { processes: { state: string }[] }
    expect(processes.map(({ state }) => state).sort()).toEqual(['live', 'live', 'live', 'live', 'replaced'])
  },
)
