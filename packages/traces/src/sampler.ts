import { type Attributes, type Context, type Link, type SpanKind, TraceFlags } from '@opentelemetry/api'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

/** How `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG` sample traces. */
export interface Sampling {
  readonly sampler: `${'' | 'parentbased_'}${'always_on' | 'always_off' | 'traceidratio'}`
  /** From 0 to 1, for a ratio. */
  readonly ratio: number
}

/** A sampler that also follows links, so that a trace of 1 % is complete: request, send, status and webhooks. */
export function samplerOf({ sampler, ratio }: Sampling): Sampler {
  if (sampler === 'always_off') return new AlwaysOffSampler()
  const name = sampler.replace('parentbased_', '')
  const roots = { always_on: () => new AlwaysOnSampler(), always_off: () => new AlwaysOffSampler() }
  const root = roots[name as keyof typeof roots]?.() ?? new TraceIdRatioBasedSampler(ratio)
  return new FollowingSampler(name === sampler ? root : new ParentBasedSampler({ root }))
}

class FollowingSampler implements Sampler {
  readonly #sampler: Sampler

  constructor(sampler: Sampler) {
    this.#sampler = sampler
  }

  shouldSample(
    context: Context,
    traceId: string,
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    links: Link[],
  ): SamplingResult {
    const isFollowed = links.some((link) => (link.context.traceFlags & TraceFlags.SAMPLED) !== 0)
    if (isFollowed) return { decision: SamplingDecision.RECORD_AND_SAMPLED }
    return this.#sampler.shouldSample(context, traceId, name, kind, attributes, links)
  }

  toString(): string {
    return `Following{${this.#sampler}}`
  }
}
