import { execFile, execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { sitePath } from '../src/site-files.ts'

const run = promisify(execFile)

/** Starts a program that prints whether the sample accepts each of the cases in cases.json. */
interface Language {
  readonly name: string
  readonly command: readonly string[]
  readonly build?: readonly string[]
  /** How a program is checked to be there. */
  readonly versionOf: readonly string[]
  readonly files: (sample: string) => Readonly<Record<string, string>>
}

const languages: readonly Language[] = [
  {
    name: 'js',
    command: [process.execPath, 'main.mjs'],
    versionOf: [process.execPath, '--version'],
    files: (sample) => ({
      'sample.mjs': sample,
      'main.mjs': `import { readFileSync } from 'node:fs'
import { verify } from './sample.mjs'
const cases = JSON.parse(readFileSync('cases.json', 'utf8'))
console.log(JSON.stringify(cases.map(({ secret, headers, body }) => verify(secret, headers, body))))`,
    }),
  },
  {
    name: 'python',
    command: ['python3', 'main.py'],
    versionOf: ['python3', '--version'],
    files: (sample) => ({
      'sample.py': sample,
      'main.py': `import json
from sample import verify
cases = json.load(open("cases.json"))
print(json.dumps([verify(c["secret"], c["headers"], c["body"].encode()) for c in cases]))`,
    }),
  },
  {
    name: 'go',
    build: ['go', 'build', '-o', 'main', '.'],
    command: ['./main'],
    versionOf: ['go', 'version'],
    files: (sample) => ({
      'go.mod': 'module sample\n\ngo 1.19\n',
      'webhooks/verify.go': sample,
      'main.go': `package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sample/webhooks"
)

func main() {
	var cases []struct {
		Secret  string
		Headers map[string]string
		Body    string
	}
	text, _ := os.ReadFile("cases.json")
	if err := json.Unmarshal(text, &cases); err != nil {
		panic(err)
	}
	accepted := []bool{}
	for _, each := range cases {
		id, timestamp := each.Headers["webhook-id"], each.Headers["webhook-timestamp"]
		signatures := each.Headers["webhook-signature"]
		accepted = append(accepted, webhooks.Verify(each.Secret, id, timestamp, signatures, []byte(each.Body)))
	}
	printed, _ := json.Marshal(accepted)
	fmt.Println(string(printed))
}
`,
    }),
  },
  {
    name: 'php',
    command: ['php', 'main.php'],
    versionOf: ['php', '--version'],
    files: (sample) => ({
      'sample.php': sample,
      'main.php': `<?php
require 'sample.php';
$cases = json_decode(file_get_contents('cases.json'), true);
echo json_encode(array_map(fn ($c) => verify($c['secret'], $c['headers'], $c['body']), $cases));`,
    }),
  },
]

const secret = `whsec_${Buffer.from('a key of more than 24 bytes').toString('base64')}`
const body = '{"type":"message.received","text":"Grüße, 👋"}'

function signatureOf(timestamp: number, key = secret): string {
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', bytes).update(`evt_1.${timestamp}.${body}`).digest('base64')}`
}

function request(timestamp: number, signature: string, received = body) {
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  return { secret, headers, body: received }
}

function casesAt(now: number) {
  const other = `whsec_${Buffer.from('another key of many bytes').toString('base64')}`
  return [
    { is: 'valid', accepted: true, ...request(now, signatureOf(now)) },
    {
      is: 'valid by its second signature',
      accepted: true,
      ...request(now, `${signatureOf(now, other)} ${signatureOf(now)}`),
    },
    { is: 'changed', accepted: false, ...request(now, signatureOf(now), `${body} `) },
    { is: 'signed with another secret', accepted: false, ...request(now, signatureOf(now, other)) },
    { is: 'too old', accepted: false, ...request(now - 400, signatureOf(now - 400)) },
    { is: 'from the future', accepted: false, ...request(now + 400, signatureOf(now + 400)) },
    { is: 'of another version', accepted: false, ...request(now, signatureOf(now).replace('v1', 'v2')) },
    { is: 'without a signature', accepted: false, ...request(now, '') },
    {
      is: 'without the header of the signature',
      accepted: false,
      ...request(now, ''),
      headers: { 'webhook-id': 'evt_1', 'webhook-timestamp': String(now) },
    },
    { is: 'unsigned', accepted: false, secret, headers: {}, body },
  ]
}

let guide = ''
beforeAll(async () => {
  guide = await readFile(sitePath('guides/verify-webhooks.md'), 'utf8')
})

function sampleIn(language: string): string {
  const sample = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(guide)?.[1]
  if (sample === undefined) throw new Error(`The guide has no sample in ${language}`)
  return sample
}

async function temporaryFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webhook-sample-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'webhooks'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

for (const { name, build, command, versionOf, files } of languages) {
  const isInstalled = runs(versionOf)
  const title = `the sample in ${name} accepts exactly the valid requests${isInstalled ? '' : ' (not run: it is not installed)'}`
  it.skipIf(!isInstalled)(title, async () => {
    const folder = await temporaryFolder(files(sampleIn(name)))
    const start = async ([program = '', ...args]: readonly string[]) =>
      run(program, args, { cwd: folder, env: { ...process.env, GOTOOLCHAIN: 'local' } })
    if (build !== undefined) await start(build)
    const cases = casesAt(Math.floor(Date.now() / 1000))
    await writeFile(join(folder, 'cases.json'), JSON.stringify(cases))
    const accepted = JSON.parse((await start(command)).stdout) as boolean[]
    expect(cases.map(({ is }, index) => [is, accepted[index]])).toEqual(cases.map(({ is, accepted }) => [is, accepted]))
  })
}

const hasOpenssl = runs(['openssl', 'version'])
it.skipIf(!hasOpenssl)(
  `the sample for the shell prints the signature${hasOpenssl ? '' : ' (not run: openssl is missing)'}`,
  async () => {
    const folder = await temporaryFolder({ 'body.json': body })
    const env = { ...process.env, SECRET: secret, WEBHOOK_ID: 'evt_1', WEBHOOK_TIMESTAMP: '1763631000' }
    const { stdout } = await run('sh', ['-c', sampleIn('sh')], { cwd: folder, env })
    expect(`v1,${stdout.trim()}`).toBe(signatureOf(1_763_631_000))
  },
)

function runs([program = '', ...args]: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
