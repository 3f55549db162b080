// Generated from spec/. Do not edit.
import { compiler } from './checks.js'
import { defineOperation } from './runtime.js'

export const webhooks = {
  'message.received': defineOperation(
    {"name":"message.received","method":"POST","path":"","summary":"A message has arrived","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageReceivedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'message.sent': defineOperation(
    {"name":"message.sent","method":"POST","path":"","summary":"A message was sent","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageSentEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'message.delivered': defineOperation(
    {"name":"message.delivered","method":"POST","path":"","summary":"A message was delivered","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageDeliveredEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'message.read': defineOperation(
    {"name":"message.read","method":"POST","path":"","summary":"A message was read","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageReadEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'message.failed': defineOperation(
    {"name":"message.failed","method":"POST","path":"","summary":"A message has failed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageFailedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'message.updated': defineOperation(
    {"name":"message.updated","method":"POST","path":"","summary":"A message has changed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"MessageUpdatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'conversation.created': defineOperation(
    {"name":"conversation.created","method":"POST","path":"","summary":"A conversation has begun","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ConversationCreatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'conversation.updated': defineOperation(
    {"name":"conversation.updated","method":"POST","path":"","summary":"A conversation has changed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ConversationUpdatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'contact.created': defineOperation(
    {"name":"contact.created","method":"POST","path":"","summary":"A contact was created","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ContactCreatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'contact.updated': defineOperation(
    {"name":"contact.updated","method":"POST","path":"","summary":"A contact has changed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ContactUpdatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'contact.deleted': defineOperation(
    {"name":"contact.deleted","method":"POST","path":"","summary":"A contact was deleted","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ContactDeletedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'contact.opted_out': defineOperation(
    {"name":"contact.opted_out","method":"POST","path":"","summary":"A contact has opted out","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ContactOptedOutEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'contact.opted_in': defineOperation(
    {"name":"contact.opted_in","method":"POST","path":"","summary":"A contact has opted in","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"ContactOptedInEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'template.created': defineOperation(
    {"name":"template.created","method":"POST","path":"","summary":"A template was found","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"TemplateCreatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'template.updated': defineOperation(
    {"name":"template.updated","method":"POST","path":"","summary":"A template has changed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"TemplateUpdatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'template.deleted': defineOperation(
    {"name":"template.deleted","method":"POST","path":"","summary":"A template is gone","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"TemplateDeletedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'account.connected': defineOperation(
    {"name":"account.connected","method":"POST","path":"","summary":"An account was connected","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"AccountConnectedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'account.updated': defineOperation(
    {"name":"account.updated","method":"POST","path":"","summary":"An account has changed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"AccountUpdatedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'account.disconnected': defineOperation(
    {"name":"account.disconnected","method":"POST","path":"","summary":"An account was disconnected","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"AccountDisconnectedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'setup_link.completed': defineOperation(
    {"name":"setup_link.completed","method":"POST","path":"","summary":"A setup link was used","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"SetupLinkCompletedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'setup_link.failed': defineOperation(
    {"name":"setup_link.failed","method":"POST","path":"","summary":"A signup with a setup link has failed","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"SetupLinkFailedEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'setup_link.expired': defineOperation(
    {"name":"setup_link.expired","method":"POST","path":"","summary":"A setup link has expired","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"SetupLinkExpiredEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
  'webhook.test': defineOperation(
    {"name":"webhook.test","method":"POST","path":"","summary":"A test of a subscription","deprecated":false,"extensions":{},"hasBody":true,"bodyRequired":true,"bodyContentType":"application/json"},
    {"path":[],"query":[],"header":[{"name":"webhook-id","required":true,"schema":{"kind":"string","patterns":["^evt_"]}},{"name":"webhook-timestamp","required":true,"schema":{"kind":"string","patterns":["^[0-9]+$"]}},{"name":"webhook-signature","required":true,"schema":{"kind":"string","patterns":["^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$"]}}],"body":{"required":true,"schema":{"kind":"ref","name":"WebhookTestEvent"}},"ignoreUnknownQuery":true},
    compiler,
  ),
}
