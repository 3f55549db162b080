import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../command/paths.ts'
import { knownVariables } from './known-variables.ts'

// To install them: go install helm.sh/helm/v4/cmd/helm@v4.3.1, and pip install kubernetes-validate==1.37.0
const isMissing = (program: string, ...args: string[]) => spawnSync(program, args).status !== 0
const hasNoHelm = isMissing('helm', 'version')
const hasNoSchemas = isMissing('kubernetes-validate', '--version')

const chart = join(root, 'ops/helm/channel')
const examples = ['minimal', 'everything']
const valuesOf = (example: string) => ['--values', join(chart, 'ci', `${example}-values.yaml`)]

function helm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

interface Container {
  readonly name: string
  readonly env: { readonly name: string; readonly value: string }[]
  readonly [key: string]: unknown
}

interface Resource {
  readonly kind: string
  readonly metadata: { readonly name: string }
  // biome-ignore lint/suspicious/noExplicitAny: Each kind has its own.
  readonly spec: any
}

const render = (example: string, ...args: string[]) =>
  helm('template', 'channel', chart, '--namespace', 'channel', ...valuesOf(example), ...args)
const resourcesOf = (rendered: string) => parseAllDocuments(rendered).map((document) => document.toJS() as Resource)
const kindsOf = (resources: readonly Resource[]) => resources.map(({ kind }) => kind).sort()

describe.skipIf(hasNoHelm).each(examples)('the chart with %s values', (example) => {
  const rendered = hasNoHelm ? '' : render(example).stdout
  const resources = resourcesOf(rendered)
  const pods = resources.flatMap(({ spec }) => spec?.template?.spec ?? [])
  const containers: Container[] = pods.flatMap((pod) => pod.containers)

  it('passes helm lint', () => {
    expect(helm('lint', '--strict', '--quiet', chart, ...valuesOf(example))).toMatchObject({ status: 0 })
  })

  // The oldest version that the chart accepts, and a new one.
  it.skipIf(hasNoSchemas).each(['1.27', '1.37'])('is valid for Kubernetes %s', (version) => {
    const directory = mkdtempSync(join(tmpdir(), 'channel-chart-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const file = join(directory, 'rendered.yaml')
    writeFileSync(file, rendered)
    const args = ['--strict', '--quiet', '--no-warn', '-k', version, file]
    expect(spawnSync('kubernetes-validate', args, { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' })
  })

  it('runs the migration, API and worker without rights', () => {
    expect(containers.map(({ name }) => name).sort()).toEqual(['api', 'migrate', 'worker'])
    for (const pod of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
      })
      // More than the 15 seconds in which a process stops.
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(15)
    }
    for (const { name, ...container } of containers) {
      expect(container, name).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } },
      })
      if (name !== 'migrate')
        expect(Object.keys(container)).toEqual(expect.arrayContaining(['readinessProbe', 'livenessProbe']))
    }
  })

  it('passes settings that the service knows, and secrets only as files', () => {
    const secrets = ['CHANNEL_SECRET_FILE', 'DATABASE_URL_FILE']
    for (const { env } of containers) {
      const names = env.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(secrets))
      expect(names.filter((name) => !knownVariables.includes(name))).toEqual([])
      expect(env.filter((each) => 'valueFrom' in each)).toEqual([])
      for (const { name, value } of env.filter((each) => each.name.endsWith('_FILE')))
        expect(value, name).toMatch(/^\/run\/secrets\/channel\//)
    }
    expect(kindsOf(resources)).not.toContain('Secret')
  })
})

describe.skipIf(hasNoHelm)('the chart', () => {
  const common = ['Deployment', 'Deployment', 'Job', 'NetworkPolicy', 'PodDisruptionBudget', 'PodDisruptionBudget']

  it('has what is switched on, and nothing else', () => {
    expect(kindsOf(resourcesOf(render('minimal').stdout))).toEqual([...common, 'Service', 'ServiceAccount'].sort())
    const everything = resourcesOf(render('everything').stdout)
    const more = ['HorizontalPodAutoscaler', 'HorizontalPodAutoscaler', 'Ingress', 'PodMonitor']
    expect(kindsOf(everything)).toEqual([...common, ...more, 'Service', 'ServiceAccount'].sort())
    // An autoscaler decides instead.
    expect(everything.filter(({ kind, spec }) => kind === 'Deployment' && 'replicas' in spec)).toEqual([])
    const ingress = everything.find(({ kind }) => kind === 'Ingress')
    expect(ingress?.spec.rules[0].host).toBe('api.example.com')
  })

  it('gives the role that owns the tables to the migrate job alone', () => {
    const parts = (example: string) =>
      resourcesOf(render(example).stdout)
        .filter((resource) => JSON.stringify(resource).includes('DATABASE_MIGRATION_URL'))
        .map(({ kind }) => kind)
    expect(parts('minimal')).toEqual([])
    expect(parts('everything')).toEqual(['Job'])
  })

  it('refuses values without a place for files, unknown settings and secrets as settings', () => {
    const problemOf = (...args: string[]) => render('minimal', ...args).stderr
    expect(problemOf('--set', 'settings.MEDIA_S3_BUCKET=')).toContain(
      'set settings.MEDIA_S3_BUCKET, or media.existingClaim',
    )
    expect(problemOf('--set', 'settings.LOG_LEVLE=debug')).toContain('LOG_LEVLE')
    expect(problemOf('--set', 'settings.DATABASE_URL=x')).toContain('DATABASE_URL')
    expect(helm('template', 'channel', chart).stderr).toContain("missing property 'PUBLIC_URL'")
  })
})
