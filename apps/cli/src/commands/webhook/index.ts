import { nounCommand } from '../noun-command.ts'
import { listenWebhooksCommand } from './listen-webhooks.ts'

export const webhookCommand = nounCommand('webhook', 'webhook events', [listenWebhooksCommand])
