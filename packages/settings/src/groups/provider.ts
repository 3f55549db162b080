import { baseUrl, bytes, text, textLike, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const provider = {
  PROVIDER_BASE_URL: {
    ...baseUrl(),
    description: "The base URL of the provider's API",
    readBy: ['api', 'worker', 'start'],
    defaultNote: '`https://graph.facebook.com`; the simulator in the demo',
  },
  PROVIDER_API_VERSION: {
    ...textLike(/^v\d{1,3}\.\d{1,3}$/, 'a version such as v23.0'),
    description: "The version of the provider's API",
    readBy: ['api', 'worker'],
    default: 'v23.0',
  },
  PROVIDER_APP_ID: {
    ...text("your app's id"),
    description: 'The id of your app at the provider; required to connect numbers',
    readBy: ['api', 'simulator', 'start'],
    defaultNote: 'none; 1000 in the simulator',
    needs: { names: ['PROVIDER_APP_SECRET'], in: ['api', 'start'] },
  },
  PROVIDER_APP_SECRET: {
    ...text("your app's secret"),
    description: "Your app's secret, with which the provider signs its webhooks",
    readBy: ['api', 'simulator', 'start'],
    defaultNote: 'none; `app-secret` in the simulator, generated in the demo',
    isSecret: true,
    needs: { names: ['PROVIDER_APP_ID'], in: ['api', 'start'] },
  },
  PROVIDER_VERIFY_TOKEN: {
    ...text('the verify token that you entered at the provider'),
    description:
      "The token by which the provider verifies your webhook URL; required to receive the provider's webhooks",
    readBy: ['api', 'start'],
    defaultNote: 'none; generated in the demo',
    isSecret: true,
    needs: { names: ['PROVIDER_APP_ID', 'PROVIDER_APP_SECRET'], in: ['api', 'start'] },
  },
  PROVIDER_SIGNUP_CONFIG_ID: {
    ...text("the configuration's id"),
    description: "The id of your configuration of the provider's signup dialog",
    readBy: ['api'],
  },
  PROVIDER_SIGNUP_URL: {
    ...webUrl(),
    description: "The base URL of the provider's signup dialog",
    readBy: ['api'],
    defaultNote: '`PROVIDER_BASE_URL`',
  },
  PROVIDER_WEBHOOK_BUFFER_BYTES: {
    // Enough for the largest webhook.
    ...bytes({ min: 4 * 1_048_576 }),
    description: 'Max memory for buffered webhooks of the provider, per API process',
    readBy: ['api'],
    default: String(16 * 1_048_576),
  },
  PROVIDER_TOKEN: {
    ...text("the provider's access token for the account"),
    description: "The provider's access token for an account, for `account authorize`",
    readBy: ['command'],
    isSecret: true,
  },
} as const satisfies Record<string, Variable>
