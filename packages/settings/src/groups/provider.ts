import { baseUrl, bytes, text, textLike, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const provider = {
  PROVIDER_BASE_URL: {
    ...baseUrl(),
    description: 'The address of the provider',
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
    description: 'Your app at the provider; without it no number can be connected',
    readBy: ['api', 'simulator', 'start'],
    defaultNote: 'none; 1000 in the simulator',
    needs: { names: ['PROVIDER_APP_SECRET'], in: ['api', 'start'] },
  },
  PROVIDER_APP_SECRET: {
    ...text("your app's secret"),
    description: "Your app's secret, which signs the provider's webhooks",
    readBy: ['api', 'simulator', 'start'],
    defaultNote: 'none; `app-secret` in the simulator, generated in the demo',
    isSecret: true,
    needs: { names: ['PROVIDER_APP_ID'], in: ['api', 'start'] },
  },
  PROVIDER_VERIFY_TOKEN: {
    ...text('any text, the same as you enter at the provider'),
    description: "Proves that you own the webhook address; without it the provider's webhooks are not accepted",
    readBy: ['api', 'start'],
    defaultNote: 'none; generated in the demo',
    isSecret: true,
    needs: { names: ['PROVIDER_APP_ID', 'PROVIDER_APP_SECRET'], in: ['api', 'start'] },
  },
  PROVIDER_SIGNUP_CONFIG_ID: {
    ...text("the configuration's id"),
    description: "The configuration of the provider's signup dialog",
    readBy: ['api'],
  },
  PROVIDER_SIGNUP_URL: {
    ...webUrl(),
    description: "Where browsers find the provider's dialogs",
    readBy: ['api'],
    defaultNote: '`PROVIDER_BASE_URL`',
  },
  PROVIDER_WEBHOOK_BUFFER_BYTES: {
    // The largest webhook fits, and the next one.
    ...bytes({ min: 4 * 1_048_576 }),
    description: "The memory of a process for the provider's webhooks",
    readBy: ['api'],
    default: String(16 * 1_048_576),
  },
  PROVIDER_TOKEN: {
    ...text("the provider's token of the account"),
    description: "The provider's token of an account, for `account authorize`",
    readBy: ['command'],
    isSecret: true,
  },
} as const satisfies Record<string, Variable>
