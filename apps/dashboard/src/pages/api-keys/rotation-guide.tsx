import { Card } from '../../components/card.tsx'
import { text } from '../../messages/text.ts'

export function RotationGuide() {
  return (
    <Card title={text.apiKeys.rotation} description={text.apiKeys.rotationHint}>
      <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {text.apiKeys.rotationSteps.map(({ title, hint }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-selected text-xs font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-base font-medium">{title}</p>
              <p className="text-sm text-quiet">{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
