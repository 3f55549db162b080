import { watchRequests } from '@channel/core/mechanisms/provider-requests'
import {
  eraseFromWebhook,
  httpProvider,
  readSignupEvent,
  respondToHandshake,
  signupDialogUrl,
  verifySignature,
} from '@channel/provider'
import type { Dependencies } from '../dependencies.ts'
import type { Settings } from './settings.ts'

/** The upstream provider, its signup dialog and its webhooks, as far as the app at the provider is configured. */
export function providerParts(
  settings: Settings,
): Pick<Dependencies, 'provider' | 'signup' | 'providerWebhooks' | 'eraseFromWebhook'> {
  const { providerUrl, providerApiVersion: apiVersion, providerApp: app, signupUrl, verifyToken } = settings
  const provider = httpProvider({ baseUrl: providerUrl, apiVersion, app })
  const dialog = { baseUrl: signupUrl ?? providerUrl, apiVersion, configId: settings.signupConfigId }
  return {
    provider: settings.metrics === undefined && settings.traces === undefined ? provider : watchRequests(provider),
    signup: app && {
      url: (redirectUrl, state) => signupDialogUrl({ ...dialog, appId: app.id, redirectUrl, state }),
      read: readSignupEvent,
    },
    providerWebhooks:
      app === undefined || verifyToken === undefined
        ? undefined
        : {
            respondToHandshake: (query) => respondToHandshake(query, verifyToken),
            verifySignature: (raw, signature) => verifySignature(raw, signature, app.secret),
            bufferBytes: settings.webhookBufferBytes,
          },
    eraseFromWebhook,
  }
}
