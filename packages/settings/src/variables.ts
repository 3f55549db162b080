import { z } from 'zod'
import * as kinds from './kinds.ts'

/** The description of a variable in the help and in docs/settings.md. */
export interface About {
  /** One sentence without a full stop. */
  readonly description: string
  /** Describes a default that is not constant, in Markdown. */
  readonly defaultNote?: string
  /** Whether the value must never be printed. */
  readonly isSecret?: true
  /** Added to the error message if a required variable is missing. */
  readonly hint?: string
}

/** The descriptions of all variables, by their schemas in `groups`. */
export const about = z.registry<About>()

const { addressRanges, baseUrl, email, oneOf, text, textLike, toggle, webUrl } = kinds
const hint = 'The command `start` sets it.'
const mebibyte = 1_048_576

/** All variables by group, in the order of the help and of docs/settings.md. `prefault` is the default, as text. */
export const groups = {
  Addresses: {
    PORT: kinds.port.prefault('8787').register(about, {
      description: 'The port of the API; 0 picks a free one',
    }),
    HOST: textLike(/^[^\s/]+$/, 'an IP address of this machine or a host name, such as 127.0.0.1')
      .prefault('127.0.0.1')
      .register(about, { description: 'The IP address or host name that the API listens on' }),
    PUBLIC_URL: baseUrl('an http or https URL without a query, such as https://api.example.com')
      .optional()
      .register(about, {
        description: 'The public URL of the service, used in the links that it creates',
        defaultNote:
          'the local URL of the API; required if `NODE_ENV` is `production`, unless `CHANNEL_DEVELOPMENT` is 1',
      }),
    TRUSTED_PROXIES: addressRanges.optional().register(about, {
      description: 'The proxies in front of the API whose `X-Forwarded-For` or `Forwarded` gives the client address',
      defaultNote: 'none; the client address is that of the connection',
    }),
  },
  'Database, secret and files': {
    DATABASE_URL: kinds.databaseUrl.optional().register(about, {
      description:
        'Your own PostgreSQL, 15 or later, instead of the embedded one; of several hosts, separated by commas, the primary is used',
      defaultNote: 'the embedded database',
      isSecret: true,
      hint,
    }),
    DATABASE_DIRECT_URL: kinds.databaseUrl.optional().register(about, {
      description:
        'The address of PostgreSQL itself if `DATABASE_URL` leads to a connection pooler; for migrations, jobs, notifications and locks',
      defaultNote: '`DATABASE_URL`',
      isSecret: true,
    }),
    DATABASE_MIGRATION_URL: kinds.databaseUrl.optional().register(about, {
      description:
        'The same database with the role that owns its schema, so that the role of `DATABASE_URL` need own nothing; for migrations, which grant that role its rights',
      defaultNote: '`DATABASE_DIRECT_URL`',
      isSecret: true,
    }),
    DATABASE_POOL_SIZE: kinds.count({ min: 2, max: 1_000, unit: 'connections' }).prefault('10').register(about, {
      description:
        'Max connections of a process for requests and queues; it has others for jobs, locks and notifications',
    }),
    CHANNEL_SECRET: kinds.secrets.optional().register(about, {
      description: 'Encrypts stored values and signs cursors; must be the same for all processes',
      defaultNote: 'generated with the embedded database',
      isSecret: true,
      hint,
    }),
    CHANNEL_DATA_DIR: text('a directory').prefault('.channel').register(about, {
      description:
        "The directory of local data: the embedded database, its secret, the demo's API key and, by default, message files",
    }),
    MEDIA_DIRECTORY: text('a directory').optional().register(about, {
      description: 'The directory of message files; must be shared by all machines',
      defaultNote: '`media` in `CHANNEL_DATA_DIR`',
    }),
    MEDIA_S3_BUCKET: text('a bucket name').optional().register(about, {
      description: 'A bucket of an S3-compatible service that stores these files instead of the directory',
    }),
    MEDIA_S3_PREFIX: text('a key prefix, such as files/').optional().register(about, {
      description: 'The prefix of the object keys in the bucket',
    }),
    MEDIA_S3_ENDPOINT: webUrl().optional().register(about, {
      description: 'The URL of the S3-compatible service',
      defaultNote: 'Amazon S3',
    }),
    MEDIA_BASE_URL: baseUrl().optional().register(about, {
      description: 'The public base URL of message files, for example that of a CDN in front of the API',
      defaultNote: '`PUBLIC_URL` followed by `/media`',
    }),
  },
  'Rate limits': {
    RATE_LIMIT_READS_PER_MINUTE: kinds.limit('requests per minute').prefault('600').register(about, {
      description: 'Max read requests of an organization per minute',
    }),
    RATE_LIMIT_WRITES_PER_MINUTE: kinds.limit('requests per minute').prefault('300').register(about, {
      description: 'Max write requests of an organization per minute',
    }),
    REDIS_URL: kinds.redisUrl.optional().register(about, {
      description: 'The Redis server through which processes share rate limits',
      defaultNote: 'none; each process counts on its own',
      isSecret: true,
    }),
  },
  Dashboard: {
    SMTP_URL: kinds.smtpUrl.optional().register(about, {
      description: 'The mail server that sends invitations, links for new passwords, and notices to owners',
      defaultNote:
        'none; the inviter is shown the link, operators create links for new passwords, and only the dashboard shows notices',
      isSecret: true,
    }),
    MAIL_FROM: email.optional().register(about, { description: 'The address that mails come from' }),
    OIDC_ISSUER: baseUrl('the http or https URL of the issuer, such as https://login.example.com')
      .optional()
      .register(about, {
        description: 'The identity provider (OpenID Connect) through which users may sign in to the dashboard',
      }),
    OIDC_CLIENT_ID: text('a client id').optional().register(about, {
      description: 'The id of the service at the identity provider',
    }),
    OIDC_CLIENT_SECRET: text('a client secret').optional().register(about, {
      description: 'The secret of the service at the identity provider',
      isSecret: true,
    }),
    OIDC_SECOND_FACTOR: toggle.prefault('1').register(about, {
      description: '0 if a sign-in through the identity provider does not count as one with a second factor',
    }),
    OIDC_NAME: text('a name').prefault('Single sign-on').register(about, {
      description: 'The name of the identity provider on the sign-in page',
    }),
  },
  Webhooks: {
    WEBHOOK_ALLOWED_RANGES: addressRanges.optional().register(about, {
      description: 'Non-public addresses to which webhooks may be sent',
    }),
    WEBHOOK_BACKLOG_LIMIT: kinds.limit('deliveries').prefault('1000000').register(about, {
      description: 'Max waiting deliveries of a webhook subscription; later ones end as `dead` and can be replayed',
    }),
    CHANNEL_DEVELOPMENT: toggle.prefault('0').register(about, {
      description: '1 allows webhooks and redirects to the local machine, also without TLS',
      defaultNote: '1 with the embedded database',
    }),
  },
  Provider: {
    SIMULATOR_PORT: kinds.port.prefault('4020').register(about, {
      description: 'The port of the simulated provider; 0 picks a free one',
      defaultNote: 'if not set, `start` takes the next free one if it is in use, and any free one with `PORT=0`',
    }),
    PROVIDER_BASE_URL: baseUrl().optional().register(about, {
      description: "The base URL of the provider's API",
      defaultNote: '`https://graph.facebook.com`; the simulator in the demo',
    }),
    PROVIDER_API_VERSION: textLike(/^v\d{1,3}\.\d{1,3}$/, 'a version such as v23.0')
      .prefault('v23.0')
      .register(about, {
        description: "The version of the provider's API",
      }),
    PROVIDER_APP_ID: text("your app's id").optional().register(about, {
      description: 'The id of your app at the provider; required to connect numbers',
      defaultNote: 'none; 1000 in the simulator',
    }),
    PROVIDER_APP_SECRET: text("your app's secret").optional().register(about, {
      description: "Your app's secret, with which the provider signs its webhooks",
      defaultNote: 'none; `app-secret` in the simulator, generated in the demo',
      isSecret: true,
    }),
    PROVIDER_VERIFY_TOKEN: text('the verify token that you entered at the provider').optional().register(about, {
      description:
        "The token by which the provider verifies your webhook URL; required to receive the provider's webhooks",
      defaultNote: 'none; generated in the demo',
      isSecret: true,
    }),
    PROVIDER_SIGNUP_CONFIG_ID: text("the configuration's id").optional().register(about, {
      description: "The id of your configuration of the provider's signup dialog",
    }),
    PROVIDER_SIGNUP_URL: webUrl().optional().register(about, {
      description: "The base URL of the provider's signup dialog",
      defaultNote: '`PROVIDER_BASE_URL`',
    }),
    // The min is enough for the largest webhook.
    PROVIDER_WEBHOOK_BUFFER_BYTES: kinds
      .bytes({ min: 4 * mebibyte })
      .prefault(String(16 * mebibyte))
      .register(about, {
        description: 'Max memory for buffered webhooks of the provider, per API process',
      }),
    PROVIDER_TOKEN: text("the provider's access token for the account").optional().register(about, {
      description: "The provider's access token for an account, for `account authorize`",
      isSecret: true,
    }),
  },
  'Checks, logs and stop': {
    // With the requests in progress it stays below the time that `start` gives to a service.
    SHUTDOWN_DELAY_SECONDS: kinds.seconds(8).optional().register(about, {
      description:
        'How long the API still serves requests after `/ready` has announced its stop, so that load balancers notice',
      defaultNote: '5 if `NODE_ENV` is `production`, otherwise 0',
    }),
    METRICS_PORT: kinds.port.optional().register(about, {
      description:
        'The port on which a process serves `/ready`, `/live` and `/metrics` to supervisors and Prometheus; 0 picks a free one',
      defaultNote: 'none; with `start`, the worker has the next port',
    }),
    METRICS_HOST: textLike(/^[^\s/]+$/, 'an IP address of this machine or a host name, such as 127.0.0.1')
      .prefault('127.0.0.1')
      .register(about, { description: 'The IP address or host name that this port listens on' }),
    OTEL_EXPORTER_OTLP_ENDPOINT: webUrl().optional().register(about, {
      description:
        'The OpenTelemetry receiver to which metrics and traces are sent over HTTP, with `/v1/metrics` or `/v1/traces` appended',
    }),
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: webUrl().optional().register(about, {
      description: 'The whole URL of the receiver of metrics instead',
    }),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl().optional().register(about, {
      description: 'The whole URL of the receiver of traces instead',
    }),
    OTEL_METRICS_EXPORTER: oneOf(['otlp', 'none']).prefault('otlp').register(about, {
      description: '`none` sends no metrics to a receiver',
    }),
    OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none']).prefault('otlp').register(about, {
      description: '`none` sends no traces to a receiver',
    }),
    OTEL_SDK_DISABLED: oneOf(['true', 'false']).prefault('false').register(about, {
      description: '`true` sends neither',
    }),
    OTEL_METRIC_EXPORT_INTERVAL: kinds.milliseconds({ min: 1_000 }).prefault('60000').register(about, {
      description: 'How often metrics are sent',
    }),
    OTEL_TRACES_SAMPLER: oneOf([
      'parentbased_always_on',
      'parentbased_traceidratio',
      'parentbased_always_off',
      'always_on',
      'traceidratio',
      'always_off',
    ])
      .prefault('parentbased_always_on')
      .register(about, { description: 'Which requests and attempts are traced' }),
    OTEL_TRACES_SAMPLER_ARG: kinds.ratio.prefault('1').register(about, {
      description: 'The share of them, for the samplers with a ratio',
    }),
    TRACE_STATEMENTS: toggle.prefault('0').register(about, {
      description: '1 also traces the statements of the database, which takes several times as many spans',
    }),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).prefault('info').register(about, {
      description: 'The lowest severity that is logged',
      defaultNote: '`warn` with `start` in the format `pretty`',
    }),
    LOG_FORMAT: oneOf(['json', 'pretty']).optional().register(about, {
      description: 'One JSON object per line, or text for people',
      defaultNote: '`pretty` with `start` and in a terminal, otherwise `json`',
    }),
    VALIDATE_RESPONSES: toggle.optional().register(about, {
      description:
        '1 validates every response against the contract; on a mismatch, the request is rolled back and returns 500, and the log names the field',
      defaultNote: '0 if `NODE_ENV` is `production`, otherwise 1',
    }),
    NODE_ENV: text('any text').optional().register(about, {
      description:
        '`production` requires `PUBLIC_URL`, and changes the defaults of `VALIDATE_RESPONSES` and `SHUTDOWN_DELAY_SECONDS`',
      defaultNote: 'none; `production` in built bundles',
    }),
    CHANNEL_DEBUG: toggle.prefault('0').register(about, {
      description: '1 adds a stack trace to the errors of commands',
    }),
  },
  'Contact in the OpenAPI document': {
    OPERATOR_NAME: text('a name').optional().register(about, {
      description: 'Your name in the served OpenAPI document (`info.contact`)',
    }),
    OPERATOR_EMAIL: email.optional().register(about, { description: 'Your email address in `info.contact`' }),
    OPERATOR_URL: webUrl().optional().register(about, { description: 'Your web page in `info.contact`' }),
  },
  'Commands that call the service': {
    CHANNEL_URL: webUrl('an http or https URL, such as http://127.0.0.1:8787').optional().register(about, {
      description: 'The URL of the service, for `listen` and `webhook listen`',
      defaultNote: 'the URL at the last start of the demo',
    }),
    CHANNEL_API_KEY: text('an API key').optional().register(about, {
      description: 'The API key for `listen`, `webhook listen` and the contract tests',
      defaultNote: "the demo's API key",
      isSecret: true,
    }),
  },
} as const
