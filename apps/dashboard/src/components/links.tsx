import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonClass } from './button.tsx'

interface LabeledProps extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  readonly label: string
}

interface LinkButtonProps extends LabeledProps {
  readonly variant?: Parameters<typeof buttonClass>[0]
  readonly size?: Parameters<typeof buttonClass>[1]
  readonly icon?: LucideIcon
}

/** A link that looks like a button. */
export const LinkButton = createLink(({ variant, size, icon: Icon, label, ...link }: LinkButtonProps) => (
  <a {...link} className={buttonClass(variant, size)}>
    {Icon && <Icon aria-hidden className="size-4" />}
    {label}
  </a>
))

/** A link in a text, or beside one. */
export const TextLink = createLink(({ label, ...link }: LabeledProps) => (
  <a {...link} className="text-accent hover:underline">
    {label}
  </a>
))

/** A link to the page that a page belongs to, above its title. */
export const ParentLink = createLink(({ label, ...link }: LabeledProps) => (
  <a {...link} className="hover:underline">
    {label}
  </a>
))
