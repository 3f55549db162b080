import type { Context, Enter, Rule } from './context.ts'

const judged = ['Operation', 'Response', 'RequestBody']

/** Excludes webhooks from a rule about this service's responses: receivers' responses are in spec/events/. */
export function apartFromWebhooks(rule: Rule): Rule {
  return () => {
    const visitor = rule()
    for (const type of judged) {
      const enter = visitor[type]
      if (typeof enter === 'function') visitor[type] = skipping(enter)
    }
    return visitor
  }
}

function skipping(enter: Enter): Enter {
  return (node, context) => {
    if (!isOfWebhook(context)) enter(node, context)
  }
}

function isOfWebhook({ location }: Context): boolean {
  return /\/events\/([^/]+\/)?[^/]+$/.test(location.source.absoluteRef)
}
