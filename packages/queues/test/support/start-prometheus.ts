import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@channel/test-kit'
import { expect } from 'vitest'

/** The rules of the service. */
export const rules = new URL('../../../../ops/prometheus/channel.rules.yml', import.meta.url)

const programs = ['prometheus', 'prometheus-blackbox-exporter'] as const

/** Whether Prometheus and its exporter for addresses are installed. */
export const hasPrometheus = programs.every((program) => spawnSync(program, ['--version']).status === 0)

/** Prometheus with the rules of the service, whose times are seconds instead of minutes. */
export interface TestPrometheus {
  /** The alerts that fire now. */
  firing(): Promise<string[]>
  /** Resolves when all of them fire. */
  fires(...alerts: string[]): Promise<void>
  /** Resolves when none of them fires. */
  ends(...alerts: string[]): Promise<void>
  /** Resolves when a metric was scraped. */
  has(metric: string): Promise<void>
  stop(): Promise<void>
}

/**
 * @param ports where each job serves its metrics
 * @param publicUrl the address that is asked from outside
 */
export async function startPrometheus(
  ports: Readonly<Record<string, number>>,
  publicUrl: string,
): Promise<TestPrometheus> {
  const directory = mkdtempSync(join(tmpdir(), 'channel-prometheus-'))
  const short = readFileSync(rules, 'utf8')
    .replaceAll(/for: \d+m$/gm, 'for: 4s')
    .replaceAll(/\[\d+[mh]\]/g, '[40s]')
  writeFileSync(join(directory, 'rules.yml'), short)
  const jobs = Object.entries(ports).map(
    ([job, port]) => `  - { job_name: ${job}, static_configs: [{ targets: ['127.0.0.1:${port}'] }] }`,
  )
  const [port, probing] = [await freePort(), await freePort()]
  writeFileSync(join(directory, 'blackbox.yml'), 'modules: { http_2xx: { prober: http } }')
  writeFileSync(
    join(directory, 'prometheus.yml'),
    [
      'global: { scrape_interval: 3s, scrape_timeout: 3s, evaluation_interval: 2s }',
      'rule_files: [rules.yml]',
      'scrape_configs:',
      ...jobs,
      `  - job_name: channel-public
    metrics_path: /probe
    params: { module: [http_2xx], target: ['${publicUrl}/v1/health'] }
    static_configs: [{ targets: ['127.0.0.1:${probing}'] }]`,
    ].join('\n'),
  )
  const children = [
    spawn(programs[1], [`--config.file=${directory}/blackbox.yml`, `--web.listen-address=127.0.0.1:${probing}`], {
      stdio: 'ignore',
    }),
    spawn(
      programs[0],
      [
        `--config.file=${directory}/prometheus.yml`,
        `--storage.tsdb.path=${directory}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    ),
  ]
  const ended = children.map((child) => once(child, 'exit'))
  async function firing(): Promise<string[]> {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined)
    if (!response?.ok) return []
    const { data } = (await response.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }
    return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  return {
    firing,
    fires: (...alerts) => expect.poll(firing, { interval: 1_000 }).toEqual(expect.arrayContaining(alerts)),
    ends: (...alerts) =>
      expect
        .poll(async () => (await firing()).filter((each) => alerts.includes(each)), { interval: 1_000 })
        .toEqual([]),
    async has(metric) {
      const query = async () => {
        const response = await fetch(`http://127.0.0.1:${port}/api/v1/query?query=${metric}`).catch(() => undefined)
        return response?.ok ? ((await response.json()) as { data: { result: unknown[] } }).data.result.length : 0
      }
      await expect.poll(query, { interval: 1_000 }).toBeGreaterThan(0)
    },
    async stop() {
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(ended)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
