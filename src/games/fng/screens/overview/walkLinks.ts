/** Arrow keys walk through the links of a list: put it on the list's `keydown`. */
export function walkLinks(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { currentTarget: list, target } = event
  if (by === undefined || !(list instanceof HTMLElement) || !(target instanceof HTMLElement)) return
  const links = [...list.querySelectorAll<HTMLElement>('a[href]')]
  const row = target.closest('li, tr')
  const at = links.findIndex((link) => link === target || (row?.contains(link) ?? false))
  if (at < 0) return
  event.preventDefault()
  links[at + by]?.focus()
}
