import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'

/** What metrics and traces come from. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` go before ours. */
export function resourceOf(process: string, build: string): Resource {
  const own = resourceFromAttributes({ 'service.name': `channel-${process}`, 'service.version': build })
  return defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }))
}
