import type { MeasuredGenerators } from '../measured.ts'

/** A made-up run. */
export const measured: MeasuredGenerators = {
  date: '2026-01-31',
  machine: 'Node 26 · 2 cores',
  zod: '4.6.7',
  tests: 744,
  requests: 22,
  documents: 64,
  rounds: 3,
  generators: [
    {
      name: 'kubb',
      versions: { kubb: '5.2.0', '@kubb/plugin-zod': '5.1.6' },
      makes: 'zod',
      testsRight: 490,
      groupsFailed: 23,
      requestsRight: null,
      documents: 1,
      judged: 0,
      agreed: 0,
      lowestAgreement: null,
      missing: 0,
      failures: {},
      github: { crash: 'out of memory' },
    },
    {
      name: 'ours',
      versions: { '@channel/codegen': '0.1.0' },
      makes: 'zod, routes',
      testsRight: 744,
      groupsFailed: 0,
      requestsRight: 22,
      documents: 60,
      judged: 1000,
      agreed: 999,
      lowestAgreement: 0.99,
      missing: 0,
      failures: {},
      github: { cpuSeconds: 1.5, peakMegabytes: 250.4 },
    },
  ],
}
