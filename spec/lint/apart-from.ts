import type { Context, Enter, Rule } from './context.ts'

const judged = ['Operation', 'Response', 'RequestBody']

/** Excludes webhooks from a rule about this service's responses: receivers' responses are in spec/events/. */
export function apartFromWebhooks(rule: Rule): Rule {
  return apartFrom(/\/events\/([^/]+\/)?[^/]+$/, rule)
}

/** Excludes the operations of the dashboard, in spec/dashboard/, from a rule about the public API. */
export function apartFromDashboard(rule: Rule): Rule {
  return apartFrom(/\/dashboard\/[^/]+\/[^/]+$/, rule)
}

function apartFrom(files: RegExp, rule: Rule): Rule {
  return () => {
    const visitor = rule()
    for (const type of judged) {
      const enter = visitor[type]
      if (typeof enter === 'function') visitor[type] = skipping(files, enter)
    }
    return visitor
  }
}

function skipping(files: RegExp, enter: Enter): Enter {
  return (node: Parameters<Enter>[0], context: Context) => {
    if (!files.test(context.location.source.absoluteRef)) enter(node, context)
  }
}
