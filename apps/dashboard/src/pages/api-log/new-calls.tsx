import { ArrowUp } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { maxCalls } from './call-log.ts'

/** The calls that wait while older ones are read, and the way to them. */
export function NewCalls({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-12 z-20 flex justify-center">
      <Button size="sm" icon={ArrowUp} className="pointer-events-auto rounded-full shadow-lg" onClick={onShow}>
        {apiLogText.newCalls(count, count === maxCalls)}
      </Button>
    </div>
  )
}
