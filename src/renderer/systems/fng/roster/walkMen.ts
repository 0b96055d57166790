/** Arrow keys walk through the billets: up and down in a squad, left and right between squads. */
export function walkMen(event: KeyboardEvent): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || !from.matches('[data-billet]')) return
  const squad = from.closest('[data-squad]')
  const squads = [...document.querySelectorAll('[data-squad]')]
  const menOf = (of: Element | undefined | null) => [...(of?.querySelectorAll<HTMLElement>('[data-billet]') ?? [])]
  const at = menOf(squad).indexOf(from)
  const beside = (by: number) => {
    const men = menOf(squads[squads.indexOf(squad!) + by])
    return men[Math.min(at, men.length - 1)]
  }
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowUp: () => menOf(squad)[at - 1],
    ArrowDown: () => menOf(squad)[at + 1],
    ArrowLeft: () => beside(-1),
    ArrowRight: () => beside(1),
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target()?.focus()
}
