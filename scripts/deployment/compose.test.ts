import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { root } from '../command/paths.ts'
import { knownVariables, textOf } from './known-variables.ts'

interface Service {
  readonly image: string
  readonly environment?: Record<string, string>
  readonly secrets?: string[]
  readonly networks: string[] | Record<string, unknown>
  readonly ports?: string[]
  readonly [key: string]: unknown
}

const text = textOf('compose.yaml')
const compose = parse(text, { merge: true })
const services = Object.entries<Service>(compose.services)
const ofService = services.filter(([, { image }]) => image.startsWith('${CHANNEL_IMAGE'))

it('is valid by the Compose specification', () => {
  const schema = JSON.parse(textOf('scripts/deployment/vendor/compose-spec.json'))
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  // The same draft by its common address.
  const validate = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' })
  validate(compose)
  expect(validate.errors).toBeNull()
})

it('runs two APIs and two workers after the migration', () => {
  expect(ofService.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker-1', 'worker-2', 'migrate'])
})

it.each(services)('%s is contained, restarts, and is pinned and checked', (name, service) => {
  const restart = name === 'migrate' ? 'no' : 'unless-stopped'
  const hardening = { cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] }
  expect(service).toMatchObject({ read_only: true, restart, ...hardening })
  if (name !== 'migrate') expect(service).toHaveProperty('healthcheck.test')
  if (!ofService.some(([own]) => own === name)) expect(service.image).toMatch(/:\d+\.\d+/)
  expect(service.ports !== undefined).toBe(name === 'proxy')
})

it.each(ofService)('%s has only known variables, and secrets only as files', (_, { environment = {}, secrets }) => {
  expect(Object.keys(environment).filter((name) => !knownVariables.includes(name))).toEqual([])
  const files = Object.entries(environment).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, path]) => path.replace('/run/secrets/', '')).sort()).toEqual([...secrets!].sort())
  expect(JSON.stringify(environment)).not.toMatch(/:[^/]*@|secret_access_key/)
})

it('gives the URL of the owner to the migration alone', () => {
  const readers = services.filter(([, { secrets = [] }]) => secrets.includes('migration-url'))
  expect(readers.map(([name]) => name)).toEqual(['migrate'])
})

it('gives the proxy the variables of its configuration', () => {
  const used = [...textOf('ops/proxy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(compose.services.proxy.environment).sort()).toEqual([...new Set(used)].sort())
})

it('trusts the address of the proxy, which no other container gets', () => {
  const { ipv4_address } = compose.services.proxy.networks.front
  expect(ofService[0]![1].environment).toMatchObject({ TRUSTED_PROXIES: ipv4_address })
  const [{ ip_range }] = compose.networks.front.ipam.config
  expect(ip_range).toBe('172.31.87.128/25')
  expect(Number(ipv4_address.split('.')[3])).toBeLessThan(128)
})

it('has every secret and configuration that a service mounts, and make-secrets.sh makes the secrets', () => {
  const mounted = services.flatMap(([, { secrets = [] }]) => secrets)
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(compose.secrets).sort())
  for (const { file } of Object.values<{ file: string }>(compose.configs))
    expect(existsSync(join(root, file)), file).toBe(true)

  const directory = mkdtempSync(join(tmpdir(), 'channel-secrets-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  cpSync(join(root, 'ops/compose/make-secrets.sh'), join(directory, 'make-secrets.sh'))
  execFileSync('sh', [join(directory, 'make-secrets.sh')])
  const made = (name: string) => readFileSync(join(directory, 'secrets', name), 'utf8').trimEnd()
  for (const { file } of Object.values<{ file: string }>(compose.secrets))
    expect(made(file.replace('ops/compose/secrets/', ''))).not.toBe('')
  expect(made('channel-secret')).toMatch(/^[0-9a-f]{64}$/)
  expect(new URL(made('database-url')).password).toBe(made('database-password'))
  const [id, key] = made('s3-key').split(',')
  expect(made('aws-credentials')).toBe(`[default]\naws_access_key_id=${id}\naws_secret_access_key=${key}`)
  // Secrets are made once: a second run would replace the key of stored data.
  expect(() => execFileSync('sh', [join(directory, 'make-secrets.sh')], { stdio: 'ignore' })).toThrow()
})
