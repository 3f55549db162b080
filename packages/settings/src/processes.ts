import { z } from 'zod'
import { type About, about, groups } from './variables.ts'

const { 'Database, secret and files': storage, 'Commands that call the service': client } = groups

/** Every variable. */
export const variables = z.object({
  ...groups.Addresses,
  ...storage,
  ...groups['Rate limits'],
  ...groups.Dashboard,
  ...groups.Webhooks,
  ...groups.Provider,
  ...groups['Checks, logs and stop'],
  ...groups['Contact in the OpenAPI document'],
  ...client,
})

export type VariableName = keyof typeof variables.shape
/** The values of all variables: undefined for one that is not set and has no default. */
export type Values = z.infer<typeof variables>

/** The names of all variables, in the order of the help. */
export const variableNames = Object.keys(variables.shape) as VariableName[]

const { PORT, PUBLIC_URL, NODE_ENV, LOG_LEVEL, LOG_FORMAT, CHANNEL_DEBUG, ...others } = variables.shape
const { SIMULATOR_PORT, PROVIDER_BASE_URL, PROVIDER_API_VERSION, PROVIDER_APP_ID, PROVIDER_APP_SECRET } = others
const log = { LOG_LEVEL, LOG_FORMAT }
const { METRICS_PORT, METRICS_HOST, SMTP_URL, MAIL_FROM } = others
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = others
const { OTEL_METRICS_EXPORTER, OTEL_TRACES_EXPORTER, OTEL_SDK_DISABLED, OTEL_METRIC_EXPORT_INTERVAL } = others
const { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, TRACE_STATEMENTS } = others
const telemetry = {
  METRICS_PORT,
  METRICS_HOST,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_METRICS_EXPORTER,
  OTEL_TRACES_EXPORTER,
  OTEL_SDK_DISABLED,
  OTEL_METRIC_EXPORT_INTERVAL,
  OTEL_TRACES_SAMPLER,
  OTEL_TRACES_SAMPLER_ARG,
  TRACE_STATEMENTS,
}
const { DATABASE_MIGRATION_URL, ...serviceStorage } = storage
const required = { DATABASE_URL: true, CHANNEL_SECRET: true } as const

const api = variables.omit({
  DATABASE_MIGRATION_URL: true,
  SIMULATOR_PORT: true,
  PROVIDER_TOKEN: true,
  CHANNEL_DEBUG: true,
  CHANNEL_URL: true,
  CHANNEL_API_KEY: true,
})

const mail = needs('SMTP_URL', 'MAIL_FROM')
/** The variables that belong together: in the API, and in `start`, which starts it. */
const together = [
  ...mail,
  ...needs('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'),
  ...needs('PROVIDER_APP_ID', 'PROVIDER_APP_SECRET'),
  ...needs('PROVIDER_APP_SECRET', 'PROVIDER_APP_ID'),
  ...needs('PROVIDER_VERIFY_TOKEN', 'PROVIDER_APP_ID', 'PROVIDER_APP_SECRET'),
]

/** In production, links without it would lead to the machine itself. With the embedded database, `start` is for trial use. */
const publicUrl = z.refine<Partial<Values>>(
  ({ NODE_ENV, CHANNEL_DEVELOPMENT, DATABASE_URL, PUBLIC_URL }) =>
    NODE_ENV !== 'production' || CHANNEL_DEVELOPMENT || DATABASE_URL === undefined || PUBLIC_URL !== undefined,
  {
    path: ['PUBLIC_URL'],
    params: { neededBy: 'NODE_ENV=production, unless CHANNEL_DEVELOPMENT is 1,' },
    when: () => true,
  },
)

/** The variables of each process. `start` includes those that the processes that it starts read, because it checks them too. */
export const processes = {
  api: api.required(required).check(publicUrl, ...together),
  worker: z
    // The default of MEDIA_BASE_URL is derived from PORT and PUBLIC_URL, here and in `command`.
    .object({
      PORT,
      PUBLIC_URL,
      NODE_ENV,
      ...serviceStorage,
      ...groups.Webhooks,
      SMTP_URL,
      MAIL_FROM,
      PROVIDER_BASE_URL,
      PROVIDER_API_VERSION,
      ...telemetry,
      ...log,
    })
    .required(required)
    .check(publicUrl, ...mail),
  simulator: z.object({ SIMULATOR_PORT, PROVIDER_APP_ID, PROVIDER_APP_SECRET, ...log }),
  mock: z.object({}),
  start: api
    .extend({ DATABASE_MIGRATION_URL, SIMULATOR_PORT, CHANNEL_DEBUG })
    .check(
      publicUrl,
      ...needs('DATABASE_URL', 'CHANNEL_SECRET'),
      ...needs('DATABASE_DIRECT_URL', 'DATABASE_URL'),
      ...needs('DATABASE_MIGRATION_URL', 'DATABASE_URL'),
      ...together,
    ),
  /** Any command of `channel` except `start`. */
  command: z.object({
    PORT,
    PUBLIC_URL,
    ...storage,
    REDIS_URL: others.REDIS_URL,
    PROVIDER_BASE_URL,
    PROVIDER_API_VERSION,
    PROVIDER_TOKEN: others.PROVIDER_TOKEN,
    CHANNEL_DEBUG,
    ...client,
  }),
}

export type ProcessName = keyof typeof processes
export type NameFor<Process extends ProcessName> = keyof (typeof processes)[Process]['shape'] & VariableName

/** The names of the variables that a process reads, in the order of the help. */
export function namesFor<Process extends ProcessName>(process: Process): NameFor<Process>[] {
  return variableNames.filter((name) => name in processes[process].shape) as NameFor<Process>[]
}

export function isRequired(name: VariableName, process: ProcessName): boolean {
  return (processes[process].shape as Partial<typeof variables.shape>)[name] instanceof z.ZodNonOptional
}

/** The facts about a variable for the help, the page and error messages. */
export function describeVariable(name: VariableName): About & { allowed: string; default: string | undefined } {
  const schema = variables.shape[name]
  const fallback = schema instanceof z.ZodPrefault ? schema.def.defaultValue : undefined
  return { ...about.get(schema)!, allowed: schema.unwrap().description!, default: fallback }
}

/** If the variable is set, the others are required. Checked even if other variables are invalid. */
function needs(name: VariableName, ...required: readonly VariableName[]) {
  return required.map((other) =>
    z.refine<Partial<Values>>((values) => values[name] === undefined || values[other] !== undefined, {
      path: [other],
      params: { neededBy: name },
      when: () => true,
    }),
  )
}
